import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf';
import bold from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf';
import { jsPDF } from 'jspdf';

/**
 * Creates an A4 document, measured in points, with the font Inter embedded. It covers the Latin, Greek and
 * Cyrillic scripts; its licence, the SIL Open Font License, allows embedding.
 */
export async function createPdf(title: string): Promise<jsPDF> {
  const doc = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true });

  for (const [address, style] of [
    [regular, 'normal'],
    [bold, 'bold'],
  ] as const) {
    doc.addFileToVFS(address, await loadFont(address));
    doc.addFont(address, 'Inter', style);
  }
  return doc.setFont('Inter', 'normal').setProperties({ title });
}

/** Whether the embedded font has all characters of some plain data. It lacks Chinese or Arabic ones. */
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

/** Returns the file with one character for each byte, as jsPDF expects it. */
async function loadFont(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The font could not be loaded: ${address}`);
  const bytes = new Uint8Array(await response.arrayBuffer());

  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
}
