import type { TFunction } from 'i18next';
import { addressParser } from 'postal-mime';
import type {
  ComposerEmailQuery,
  ComposerQuery,
  WriteEmailInput,
} from '../../gql/email/graphql.ts';
import { escapeHtml } from '../../ui/escapeHtml.ts';
import type { ReplyKind } from './emailParams.ts';

/** An attachment of a draft. The URL is empty if the server already has the content. */
export interface DraftFile {
  fileName: string;
  size: string;
  url: string;
  thumbnail: string;
}

/** The fields of an email in the composer. A recipient is an address or `Name <address>`. */
export interface DraftFields {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  message: string;
  files: DraftFile[];
}

type Mail = ComposerEmailQuery['email'];
type Person = ComposerQuery['emailOwner'];

export const emptyDraft: DraftFields = {
  to: [],
  cc: [],
  bcc: [],
  subject: '',
  message: '',
  files: [],
};

/** The spaces after an address that another one follows. */
const spacesBetween =
  /(?<=(?:^|[\s,;])[^\s<>"(),;:]+@[^\s<>"(),;:]+|>)\s+(?=<|[^\s<>"(),;:]+@[^\s<>"(),;:]+(?:$|[\s,;]))/g;

/** An address in the words beside another one, which the parser takes for a name: `a@x.example and b@x.example`. */
const looseAddress = /[^\s<>"(),;:]+@[^\s<>"(),;:]+/g;

/** Characters without a width, which copied texts can contain. */
const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g;

/**
 * Parses a list of addresses (RFC 5322), as other mail programs write it. The separators are commas, semicolons, tabs, line
 * breaks, and spaces between addresses without a name. Quotation marks can be typographic. A text that is not an address is
 * returned as one, so that the user can correct it.
 */
export function parsePeople(text: string): Person[] {
  const list = text
    .replaceAll(invisible, '')
    .trim()
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/\s*[\t\r\n]+(?!\s*<)/g, ', ')
    .replaceAll(spacesBetween, ', ');
  return addressParser(list, { flatten: true })
    .flatMap(({ name, address }) => {
      if (!address) return { name: '', email: name };
      const others = list.includes(`<${address}>`) ? null : name.match(looseAddress);
      if (others) return [address, ...others].map((email) => ({ name: '', email }));
      return { name, email: quoteLocalPart(address) };
    })
    .filter(({ email }) => email !== '');
}

/** Restores the quotation marks of `"a b"@x.example`, which the parser removes. Without them, `a` would be read as a name. */
function quoteLocalPart(address: string): string {
  const [, local, domain] = /^([^"]*[\s,;:<>()][^"]*)(@[^@]*)$/.exec(address) ?? [];
  return local === undefined ? address : `"${local}"${domain}`;
}

/** Parses `Name <address>` or an address. */
export function parsePerson(text: string): Person {
  const [person, ...others] = parsePeople(text);
  return person && others.length === 0 ? person : { name: '', email: text.trim() };
}

/** Returns `Name <address>`, or only the address if there is no other name. A name with a comma is quoted. */
export function formatAddress({ name, email }: Person): string {
  if (!name || name === email) return email;
  const isQuoted = /[()<>[\]:;@\\,."]/.test(name);
  return `${isQuoted ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : name} <${email}>`;
}

/** Separates the addresses in recipients that the user has typed or pasted, and removes repeated ones. */
export function splitRecipients(recipients: string[]): string[] {
  const people = new Map(
    recipients.flatMap(parsePeople).map((person) => [person.email.toLowerCase(), person]),
  );
  return [...people.values()].map(formatAddress);
}

/** Returns the fields of a stored draft. */
export function toDraftFields({ to, cc, bcc, subject, message, attachments }: Mail): DraftFields {
  return {
    to: to.filter(({ email }) => email !== '').map(formatAddress),
    cc,
    bcc,
    subject,
    message,
    files: attachments.map(({ fileName, size, thumbnail }) => ({
      fileName,
      size,
      thumbnail,
      url: '',
    })),
  };
}

/** Creates the initial fields of a reply to an email, or of a forwarded email. */
export function createReply(
  mail: Mail,
  kind: ReplyKind,
  owner: Person,
  { t, language }: { t: TFunction<'email'>; language: string },
): DraftFields {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = format.format(new Date(mail.time));
  const quote = `<blockquote>${mail.message}</blockquote>`;
  const isOwn = mail.from.email === owner.email;
  const repliedTo = isOwn ? mail.to : [mail.from];

  if (kind === 'forward') {
    const lines = [
      t('quote.forwarded'),
      `${t('field.from')} ${formatAddress(mail.from)}`,
      `${t('field.date')} ${date}`,
      `${t('field.subject')} ${mail.subject}`,
      `${t('field.to')} ${mail.to.map(formatAddress).join(', ')}`,
    ];
    return {
      ...emptyDraft,
      subject: addPrefix('Fwd:', mail.subject),
      message: `<p></p><p>${lines.map(escapeHtml).join('<br>')}</p>${quote}`,
    };
  }

  const others = isOwn ? [] : mail.to.filter(({ email }) => email !== owner.email);
  const isAll = kind === 'reply-all';
  const intro = t('quote.wrote', { date, name: mail.from.name });
  return {
    ...emptyDraft,
    to: [...repliedTo, ...(isAll ? others : [])].map(formatAddress),
    cc: isAll ? mail.cc.filter((email) => email !== owner.email) : [],
    subject: addPrefix('Re:', mail.subject),
    message: `<p></p><p>${escapeHtml(intro)}</p>${quote}`,
  };
}

/** Returns the input of the mutations that save a draft or send an email. */
export function toInput(fields: DraftFields, id: number | undefined): WriteEmailInput {
  const getAddresses = (people: string[]) => people.map((person) => parsePerson(person).email);
  return {
    id,
    to: fields.to.map(parsePerson),
    cc: getAddresses(fields.cc),
    bcc: getAddresses(fields.bcc),
    subject: fields.subject,
    message: fields.message,
    attachments: fields.files,
  };
}

/** Adds a prefix such as `Re:` to a subject, unless the subject already begins with the prefix. */
function addPrefix(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;
}
