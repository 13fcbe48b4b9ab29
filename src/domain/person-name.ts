/** Whether somebody's name holds what mail programs make a link of. */
export function hasLink(name: string): boolean {
  return /:\/\/|www\.|\w\.(com|net|org|dz|fr|io|ru|xyz|top|info)\b/i.test(name);
}
