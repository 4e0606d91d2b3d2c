import { badInput } from '../../errors.ts';
import type { EmailAttachmentInput } from '../../gql/types.ts';
import { fileTexts } from './files.seed.ts';
import type { EmailAttachmentRow } from './row.ts';

/**
 * The maximum total size of attachments in bytes. A request that contains all attachments must not exceed its own
 * limit.
 */
export const maxAttachmentSize = 600_000;

const mimeTypes: Record<string, string> = {
  doc: 'application/msword',
  xls: 'application/vnd.ms-excel',
  js: 'text/javascript',
  txt: 'text/plain',
};

const getExtension = (fileName: string) => fileName.split('.').at(-1)?.toLowerCase() ?? '';

const encoder = new TextEncoder();

/** Creates the content of a sample file. A `.doc` file is rich text, and an `.xls` file has tab-separated cells. */
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
    ? `data:${mimeTypes[getExtension(fileName)]};base64,${btoa(String.fromCodePoint(...bytes))}`
    : '';
}

const formatSize = (bytes: number) => `${Math.max(1, Math.ceil(bytes / 1000))}kb`;

export const getSampleFileSize = (fileName: string) =>
  formatSize(createFileBytes(fileName)?.length ?? 0);

/** Returns the number of bytes in a base64 `data:` URL, or undefined for any other URL. */
function countDataUrlBytes(url: string): number | undefined {
  const [, base64] = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(url) ?? [];
  return base64 === undefined ? undefined : Math.floor((base64.length * 3) / 4);
}

/** The kinds of files that have a drawing. */
const drawnKinds = new Set(['doc', 'xls', 'txt', 'js', 'pdf', 'img']);
const imageExtensions = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif']);

export function getThumbnail(fileName: string): string {
  const kind = imageExtensions.has(getExtension(fileName)) ? 'img' : getExtension(fileName);
  return drawnKinds.has(kind) ? `/pictures/drawings/file-${kind}.svg` : '';
}

/**
 * Creates the attachments of an email. Clients do not send the content of a saved attachment again. A file without a
 * URL is therefore the existing attachment of the draft with the same name and size.
 */
export function createAttachments(
  files: EmailAttachmentInput[],
  existing: EmailAttachmentRow[] = [],
): EmailAttachmentRow[] {
  const attachments = files.map((file) => {
    const existingFile = existing.find(
      ({ fileName, size }) => fileName === file.fileName && size === file.size,
    );
    if (file.url === '' && existingFile) return existingFile;

    const byteCount = countDataUrlBytes(file.url);
    return {
      ...file,
      thumbnail: file.thumbnail || getThumbnail(file.fileName),
      size: byteCount === undefined ? file.size : formatSize(byteCount),
    };
  });

  const total = attachments.reduce((sum, { url }) => sum + (countDataUrlBytes(url) ?? 0), 0);
  if (total > maxAttachmentSize) {
    const maxKilobytes = maxAttachmentSize / 1000;
    throw badInput('email.attachments', `must not exceed ${maxKilobytes} kB in total.`);
  }
  return attachments;
}
