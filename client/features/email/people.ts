import type { EmailRow_EmailFragment } from '../../gql/email/graphql.ts';

type Row = Pick<
  EmailRow_EmailFragment,
  'from' | 'to' | 'cc' | 'bcc' | 'folder' | 'subject' | 'excerpt'
>;

/** Whom a mail is with: who wrote it, or in what one wrote oneself, who gets it. */
export function correspondentOf({ from, to, folder }: Pick<Row, 'from' | 'to' | 'folder'>) {
  const isRecipient = folder === 'SENT' || folder === 'DRAFT';
  const name = isRecipient ? to.map((one) => one.name || one.email).join(', ') : from.name;
  return { name, avatar: isRecipient ? '' : from.avatar, isRecipient };
}

/** The recipient a search found a mail by, where the row shows nothing else that was found. */
export function recipientFound(mail: Row, q: string): string | undefined {
  if (q === '') return undefined;
  const holds = (text: string) => text.toLowerCase().includes(q.toLowerCase());
  if ([correspondentOf(mail).name, mail.subject, mail.excerpt].some(holds)) return undefined;

  const people = [mail.from, ...mail.to].map(({ name, email }) => `${name} <${email}>`);
  return [...people, ...mail.cc, ...mail.bcc].find(holds);
}
