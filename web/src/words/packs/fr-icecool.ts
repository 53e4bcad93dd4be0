/** What only the ICECOOL table says, in one file. */
export const texts = import.meta.glob<string>(
  "../../../../src/coldsnap/locales/fr/{icecool,web-icecool,web-moments}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
