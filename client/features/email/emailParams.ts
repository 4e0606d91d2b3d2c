/** The history state of an email that was opened from the list. */
export const openedFromList = 'opened from the list';

/** The value of `?compose=`: a new email, a reply or forward, or the id of a draft. */
export type ComposeTarget = 'new' | `${Answer}-${number}` | `${number}`;
export type Answer = 'reply' | 'reply-all' | 'forward';

/** Returns the parameters with an email open. Drafts open in the composer. */
export function withOpenEmail(
  search: URLSearchParams,
  mail: { id: number; folder: string } | null,
) {
  const next = new URLSearchParams(search);
  next.delete('mail');
  if (mail?.folder === 'DRAFT') next.set('compose', String(mail.id));
  else if (mail) next.set('mail', String(mail.id));
  return next;
}

/** Returns the parameters with the composer open or closed. */
export function withCompose(search: URLSearchParams, writing: ComposeTarget | null) {
  const next = new URLSearchParams(search);
  if (writing) next.set('compose', writing);
  else next.delete('compose');
  return next;
}

/** Parses `?compose=`: `new`, `27`, `reply-24`. Returns undefined for anything else. */
export function parseCompose(text: string | null): { answer?: Answer; id?: number } | undefined {
  if (text === 'new') return {};
  const [, answer, id] = /^(?:(reply|reply-all|forward)-)?(\d{1,9})$/.exec(text ?? '') ?? [];
  return id ? { answer: answer as Answer | undefined, id: Number(id) } : undefined;
}
