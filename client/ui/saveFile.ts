/** Saves a file on the device of the user. */
export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8') {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });

  link.click();
  // Some browsers fetch the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
