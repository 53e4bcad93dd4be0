/** What only the IceToids table says, in one file. */
export const texts = import.meta.glob<string>("../../../../src/coldsnap/locales/en/{icetoids,web-icetoids}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
