import { extractText } from 'unpdf';

/** Returns the text of each page of a PDF file. */
export async function readPdf(file: Blob): Promise<string[]> {
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()));
  return text;
}
