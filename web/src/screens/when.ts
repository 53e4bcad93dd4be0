/** How long ago, or on which day, in words. */
export function when(language: string, time: number, now = Date.now()): string {
  const minutes = Math.round((time - now) / 60_000);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes > -60) return relative.format(Math.min(0, minutes), "minute");
  if (minutes > -24 * 60) return relative.format(Math.round(minutes / 60), "hour");
  return new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(time);
}
