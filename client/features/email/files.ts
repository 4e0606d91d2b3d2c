import type { DraftFile } from './draftFields.ts';

const units = { b: 'byte', kb: 'kilobyte', mb: 'megabyte', gb: 'gigabyte' } as const;

/** Formats a stored size such as `12kb`. */
export function formatStoredSize(size: string, language: string): string {
  const [, number, unit = 'b'] = /^(\d+(?:\.\d+)?)\s*([kmg]?b)$/i.exec(size) ?? [];
  if (!number) return size;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[unit.toLowerCase() as keyof typeof units],
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  }).format(Number(number));
}

/** Saves the content of a `data:` URL as a file. */
export function downloadFile(fileName: string, content: string) {
  const [header = '', base64 = ''] = content.split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const type = /^data:([^;]*)/.exec(header)?.[1] ?? '';
  const objectUrl = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: objectUrl, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}

/** Reads a file as an attachment whose content is a `data:` URL. */
export async function readDraftFile(file: File): Promise<DraftFile> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  // The media type of a file can be unknown.
  const typedUrl = url.replace(/^data:;/, 'data:application/octet-stream;');
  return { fileName: file.name, size: toStoredSize(file.size), url: typedUrl, thumbnail: '' };
}

const toStoredSize = (bytes: number) => `${Math.max(1, Math.ceil(bytes / 1000))}kb`;

/** Returns the total size of attachments in bytes. */
export function sumSizes(files: DraftFile[]): number {
  const factors: Record<string, number> = { b: 1, kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
  return files.reduce((sum, { size }) => {
    const [, number = 0, unit = 'b'] = /^(\d+)([kmg]?b)$/i.exec(size) ?? [];
    return sum + Number(number) * (factors[unit.toLowerCase()] ?? 1);
  }, 0);
}
