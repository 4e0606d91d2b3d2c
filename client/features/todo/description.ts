import { escapeHtml } from '../../ui/escapeHtml.ts';

/**
 * Converts a stored description to HTML for the editor. The description can be HTML, plain text, the
 * state of a draft-js editor, or the raw blocks of a draft-js editor.
 */
export function toHtml(description: unknown): string {
  if (typeof description === 'string') {
    return /^\s*<[a-z]/i.test(description) ? description : toParagraphs(description.split('\n'));
  }
  return toParagraphs(readBlocks(description));
}

/** Returns the texts of the blocks of a draft-js editor. */
function readBlocks(description: unknown): string[] {
  if (typeof description !== 'object' || description === null) return [];

  const { _immutable: state, blocks } = description as {
    _immutable?: { currentContent?: { blockMap?: unknown } };
    blocks?: unknown;
  };
  return Object.values(Object(state?.currentContent?.blockMap ?? blocks)).map(extractText);
}

function extractText(block: unknown): string {
  const { text } = Object(block) as { text?: unknown };
  return typeof text === 'string' ? text : '';
}

function toParagraphs(lines: string[]): string {
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}
