/** Hands something to the reader as a file. */
export function saveAs(name: string, what: Blob): void {
  const url = URL.createObjectURL(what);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The click has taken its copy; one turn of the loop later nobody needs the address.
  queueMicrotask(() => URL.revokeObjectURL(url));
}
