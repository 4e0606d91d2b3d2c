import { badInput } from '../../errors.ts';
import type { EmailAttachmentInput } from '../../gql/resolvers.ts';
import { fileTexts } from './files.seed.ts';
import type { EmailAttachmentRow } from './row.ts';

/**
 * The maximum total size of attachments in bytes. A request with all of them must fit into its
 * limit.
 */
export const attachmentLimit = 600_000;

const types: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  js: 'text/javascript',
  txt: 'text/plain',
};

export const getExtension = (fileName: string) => fileName.split('.').at(-1)?.toLowerCase() ?? '';

const encoder = new TextEncoder();

/** Creates the content of a sample file. Word processors read `.doc` as rich text, spreadsheets read `.xls` as tab-separated cells. */
function createFileBytes(fileName: string): Uint8Array | undefined {
  const lines = fileTexts[fileName];
  if (!lines) return undefined;
  if (getExtension(fileName) !== 'doc') return encoder.encode(`${lines.join('\n')}\n`);
  return encoder.encode(`{\\rtf1\\ansi ${lines.join('\\par\n')}}`);
}

/** Returns the file as a `data:` URL, or an empty text if its content is not available. */
export function getContentUrl({ fileName, url }: EmailAttachmentRow): string {
  if (url !== '') return url.startsWith('data:') ? url : '';
  const bytes = createFileBytes(fileName);
  return bytes
    ? `data:${types[getExtension(fileName)]};base64,${btoa(String.fromCodePoint(...bytes))}`
    : '';
}

const sizeText = (bytes: number) => `${Math.max(1, Math.ceil(bytes / 1000))}kb`;

export const sampleSize = (fileName: string) => sizeText(createFileBytes(fileName)?.length ?? 0);

/** Returns the number of bytes in a base64 `data:` URL. Undefined for any other URL. */
function measureDataUrl(url: string): number | undefined {
  const [, code] = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(url) ?? [];
  return code === undefined ? undefined : Math.floor((code.length * 3) / 4);
}

/** The kinds of files that have a picture. */
const pictured = new Set(['doc', 'xls', 'txt', 'js', 'pdf', 'img']);
const pictures = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif']);

export function getThumbnail(fileName: string): string {
  const kind = pictures.has(getExtension(fileName)) ? 'img' : getExtension(fileName);
  return pictured.has(kind) ? `/pictures/drawings/file-${kind}.svg` : '';
}

/**
 * Returns the attachments of a mail. A file without a URL is the file of this name and size that the
 * draft already has, so that clients do not send its content again.
 */
export function createAttachments(
  files: EmailAttachmentInput[],
  existing: EmailAttachmentRow[] = [],
): EmailAttachmentRow[] {
  const enclosing = files.map((file) => {
    const own = existing.find(
      ({ fileName, size }) => fileName === file.fileName && size === file.size,
    );
    if (file.url === '' && own) return own;

    const weight = measureDataUrl(file.url);
    return {
      ...file,
      thumbnail: file.thumbnail || getThumbnail(file.fileName),
      size: weight === undefined ? file.size : sizeText(weight),
    };
  });

  const total = enclosing.reduce((sum, { url }) => sum + (measureDataUrl(url) ?? 0), 0);
  if (total > attachmentLimit) {
    const most = attachmentLimit / 1000;
    throw badInput('email.attachments', `must not hold more than ${most} kB together.`);
  }
  return enclosing;
}
