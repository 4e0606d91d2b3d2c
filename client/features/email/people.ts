import type { EmailRow_EmailFragment } from '../../gql/email/graphql.ts';

type Row = Pick<
  EmailRow_EmailFragment,
  'from' | 'to' | 'cc' | 'bcc' | 'folder' | 'subject' | 'excerpt'
>;

/** Returns the sender of an email, or the recipients of one that the user has written. */
export function getCorrespondent({ from, to, folder }: Pick<Row, 'from' | 'to' | 'folder'>) {
  const isRecipient = folder === 'SENT' || folder === 'DRAFT';
  const name = isRecipient ? to.map((one) => one.name || one.email).join(', ') : from.name;
  return { name, avatar: isRecipient ? '' : from.avatar, isRecipient };
}

/** Returns the recipient that matches the search, if nothing else in the row does. */
export function findMatchingRecipient(mail: Row, q: string): string | undefined {
  if (q === '') return undefined;
  const holds = (text: string) => text.toLowerCase().includes(q.toLowerCase());
  if ([getCorrespondent(mail).name, mail.subject, mail.excerpt].some(holds)) return undefined;

  const people = [mail.from, ...mail.to].map(({ name, email }) => `${name} <${email}>`);
  return [...people, ...mail.cc, ...mail.bcc].find(holds);
}
