/** Makes the browser save a file, as a link to it would. */
export function saveFile({ blob, name }: { blob: Blob; name: string }): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start reading a large file late. Without revoking, it would stay in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
