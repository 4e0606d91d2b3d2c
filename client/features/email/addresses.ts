/** Marks an address that was reached from the list. */
export const opened = 'opened from the list';

/** What is written: a new mail, an answer to one, or a draft by its id. */
export type Writing = 'new' | `${Answer}-${number}` | `${number}`;
export type Answer = 'reply' | 'reply-all' | 'forward';

/** The same address with a mail open; a draft opens where it is written on. */
export function withMail(search: URLSearchParams, mail: { id: number; folder: string } | null) {
  const next = new URLSearchParams(search);
  next.delete('mail');
  if (mail?.folder === 'DRAFT') next.set('compose', String(mail.id));
  else if (mail) next.set('mail', String(mail.id));
  return next;
}

/** The same address with something being written, or nothing. */
export function withWriting(search: URLSearchParams, writing: Writing | null) {
  const next = new URLSearchParams(search);
  if (writing) next.set('compose', writing);
  else next.delete('compose');
  return next;
}

/** What `?compose=` says: `new`, `27`, `reply-24`; undefined for what we do not know. */
export function writingOf(text: string | null): { answer?: Answer; id?: number } | undefined {
  if (text === 'new') return {};
  const [, answer, id] = /^(?:(reply|reply-all|forward)-)?(\d{1,9})$/.exec(text ?? '') ?? [];
  return id ? { answer: answer as Answer | undefined, id: Number(id) } : undefined;
}
