import type { EmailRow_EmailFragment } from '../../gql/email/graphql.ts';

type Row = Pick<
  EmailRow_EmailFragment,
  'from' | 'to' | 'cc' | 'bcc' | 'folder' | 'subject' | 'excerpt'
>;

/** Returns the recipients of an email that the user has sent or drafted, and the sender of any other email. */
export function getCorrespondent({ from, to, folder }: Pick<Row, 'from' | 'to' | 'folder'>) {
  const isRecipient = folder === 'SENT' || folder === 'DRAFT';
  const name = isRecipient ? to.map((person) => person.name || person.email).join(', ') : from.name;
  return { name, avatar: isRecipient ? '' : from.avatar, isRecipient };
}

/** Returns the person who matches the search, unless a visible text of the row matches. */
export function findMatchingPerson(mail: Row, q: string): string | undefined {
  if (q === '') return undefined;
  const matchesSearch = (text: string) => text.toLowerCase().includes(q.toLowerCase());
  if ([getCorrespondent(mail).name, mail.subject, mail.excerpt].some(matchesSearch))
    return undefined;

  const people = [mail.from, ...mail.to].map(({ name, email }) => `${name} <${email}>`);
  return [...people, ...mail.cc, ...mail.bcc].find(matchesSearch);
}
