/** The state of the location if the email was opened from the list. */
export const openedFromList = 'opened from the list';

/** The value of the URL parameter `compose`: a new email, a reply to an email, or the id of a draft. */
export type ComposeTarget = 'new' | `${ReplyKind}-${number}` | `${number}`;
export type ReplyKind = 'reply' | 'reply-all' | 'forward';

/**
 * Returns a copy of the URL parameters in which an email, or no email, is open. A draft opens in the composer, and
 * does not replace the open email.
 */
export function setEmailParam(
  search: URLSearchParams,
  mail: { id: number; folder?: string } | null,
) {
  const next = new URLSearchParams(search);
  if (mail?.folder === 'DRAFT') next.set('compose', String(mail.id));
  else if (mail) next.set('mail', String(mail.id));
  else next.delete('mail');
  return next;
}

/** Returns a copy of the URL parameters in which the composer is open, or closed for the target null. */
export function setComposeParam(search: URLSearchParams, target: ComposeTarget | null) {
  const next = new URLSearchParams(search);
  if (target) next.set('compose', target);
  else next.delete('compose');
  return next;
}

/** Parses the parameter `compose`, such as `new`, `27` or `reply-24`. Returns undefined for an invalid value. */
export function parseComposeParam(
  text: string | null,
): { kind?: ReplyKind; id?: number } | undefined {
  if (text === 'new') return {};
  const [, kind, id] = /^(?:(reply|reply-all|forward)-)?(\d{1,9})$/.exec(text ?? '') ?? [];
  return id ? { kind: kind as ReplyKind | undefined, id: Number(id) } : undefined;
}
