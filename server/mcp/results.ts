import { randomUUID } from 'node:crypto';

/** The maximum number of characters of a result. More fills the context of a model. */
const maxCharacters = 8_000;
/** The maximum number of characters of all results of a session that wait to be read. */
const maxUnread = 4_000_000;

/** The result of a tool. `branch` is added to each result. */
export interface ToolResult {
  data?: unknown;
  errors?: unknown[];
  status?: number;
  /** The next step, if the result is not what the caller wanted. */
  hint?: string;
}

export interface CutResult extends ToolResult {
  /** The first or next part of the JSON of a long result, in place of `data`. */
  part?: string;
  /** The argument of the tool `more` that returns the next part. */
  cursor?: string;
}

/** Creates the function that cuts long results of a session, and the one that returns their further parts. */
export function createResultCutter() {
  const unread = new Map<string, string>();

  function takePart(text: string): Pick<CutResult, 'part' | 'cursor'> {
    if (text.length <= maxCharacters) return { part: text };
    const cursor = randomUUID().slice(0, 8);
    unread.set(cursor, text.slice(maxCharacters));
    let characters = 0;
    for (const [key, rest] of [...unread].reverse()) {
      characters += rest.length;
      if (characters > maxUnread) unread.delete(key);
    }
    return { part: text.slice(0, maxCharacters), cursor };
  }

  return {
    cut({ data, ...others }: ToolResult): CutResult {
      const text = JSON.stringify(data) ?? '';
      return text.length <= maxCharacters
        ? { ...(data !== undefined && { data }), ...others }
        : { ...others, ...takePart(text) };
    },

    /** Returns the next part of a result. Each cursor can be used once. */
    more(cursor: string): CutResult {
      const text = unread.get(cursor);
      unread.delete(cursor);
      if (text !== undefined) return takePart(text);
      return {
        errors: [{ message: `The cursor ${JSON.stringify(cursor.slice(0, 40))} is unknown.` }],
        hint: 'Repeat the call that returned the cursor, with fewer fields or a smaller page.',
      };
    },
  };
}
