import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';
import { jsPDF } from 'jspdf';

/**
 * Creates an A4 document, measured in points, with the embedded font Inter. The font covers the Latin,
 * Greek and Cyrillic scripts. Its licence, the SIL Open Font License, allows embedding.
 */
export async function createPdf(title: string): Promise<jsPDF> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });

  for (const [url, style] of [
    [regular, 'normal'],
    [bold, 'bold'],
  ] as const) {
    doc.addFileToVFS(url, await loadFont(url));
    doc.addFont(url, 'Inter', style);
  }
  return doc.setFont('Inter', 'normal').setProperties({ title });
}

/** Returns whether the font has all characters of the content. It has no Chinese or Arabic ones. */
export function hasGlyphs(doc: jsPDF, content: unknown): boolean {
  const font = doc.getFont().metadata;

  return [...new Set(JSON.stringify(content))].every(
    (character) => font.characterToGlyph(character.codePointAt(0)) > 0,
  );
}

/** Returns a copy of plain data with composed letters and without invisible format characters. */
export function toPrintable<Content>(content: Content): Content {
  return JSON.parse(
    JSON.stringify(content)
      .normalize('NFC')
      .replaceAll(/\p{Cf}/gu, ''),
  );
}

/** Returns the file as a string with one character for each byte, which jsPDF expects. */
async function loadFont(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font could not be loaded: ${url}`);
  const bytes = new Uint8Array(await response.arrayBuffer());

  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
