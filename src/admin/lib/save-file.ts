/** Has the browser save a file, as if a link to it had been followed. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers take a large file over only after a while; kept, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
