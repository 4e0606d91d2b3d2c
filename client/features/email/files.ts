import type { LetterFile } from './letter.ts';

const units = { b: 'byte', kb: 'kilobyte', mb: 'megabyte', gb: 'gigabyte' } as const;

/** Formats a stored size such as `12kb`. */
export function sizeText(size: string, language: string): string {
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
export function download(fileName: string, content: string) {
  const [head = '', code = ''] = content.split(',');
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const type = /^data:([^;]*)/.exec(head)?.[1] ?? '';
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Reads a file as an attachment with a `data:` URL. */
export async function readFile(file: File): Promise<LetterFile> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  // Some systems have no media type for a file.
  const address = url.replace(/^data:;/, 'data:application/octet-stream;');
  return { fileName: file.name, size: sizeOf(file.size), url: address, thumbnail: '' };
}

const sizeOf = (bytes: number) => `${Math.max(1, Math.ceil(bytes / 1000))}kb`;

/** Returns the total size of files in bytes, from their sizes as text. */
export function sumBytes(files: LetterFile[]): number {
  const factors: Record<string, number> = { b: 1, kb: 1000, mb: 1_000_000, gb: 1_000_000_000 };
  return files.reduce((sum, { size }) => {
    const [, number = 0, unit = 'b'] = /^(\d+)([kmg]?b)$/i.exec(size) ?? [];
    return sum + Number(number) * (factors[unit.toLowerCase()] ?? 1);
  }, 0);
}
