/** Has the browser download a text as a file. @param type without its charset, which is UTF-8 */
export function saveFile({ text, type, name }: { text: string; type: string; name: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after a while; never revoked, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
