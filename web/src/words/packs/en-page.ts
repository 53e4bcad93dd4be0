/** What every page and every table says, in one file. */
export const texts = import.meta.glob<string>("../../../../src/coldsnap/locales/en/{common,web,web-table}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
