import type { TFunction } from 'i18next';
import type {
  EmailToAnswerQuery,
  EmailWritingQuery,
  WriteEmailInput,
} from '../../gql/email/graphql.ts';
import { escapeHtml } from '../../ui/escapeHtml.ts';
import type { Answer } from './emailParams.ts';

/** An attachment. Without a URL, its content is already stored in the draft. */
export interface LetterFile {
  fileName: string;
  size: string;
  url: string;
  thumbnail: string;
}

/** An email that is being written. Recipients are `Name <address>`, or an address alone. */
export interface Letter {
  to: string[];
  cc: string[];
  bcc: string[];
  subject: string;
  message: string;
  files: LetterFile[];
}

type Mail = EmailToAnswerQuery['email'];
type Person = EmailWritingQuery['emailOwner'];

export const emptyLetter: Letter = { to: [], cc: [], bcc: [], subject: '', message: '', files: [] };

export const isAddress = (text: string) => /^[^\s@<>]+@[^\s@<>]+$/.test(text);

/** Splits `Name <address>`. A text without brackets is an address. */
export function parsePerson(text: string): Person {
  const [, name = '', email] = /^\s*"?([^"<]*?)"?\s*<([^<>]*)>\s*$/.exec(text) ?? [];
  return email === undefined ? { name: '', email: text.trim() } : { name, email: email.trim() };
}

export function formatAddress({ name, email }: Person): string {
  return name && name !== email ? `${name} <${email}>` : email;
}

/** Converts a draft. */
export function toLetter({ to, cc, bcc, subject, message, attachments }: Mail): Letter {
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

/** Returns the initial values of a reply or forward. */
export function answerTo(
  mail: Mail,
  answer: Answer,
  owner: Person,
  { t, language }: { t: TFunction<'email'>; language: string },
): Letter {
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const date = time.format(new Date(mail.time));
  const quote = `<blockquote>${mail.message}</blockquote>`;
  const isOwn = mail.from.email === owner.email;
  const authors = isOwn ? mail.to : [mail.from];

  if (answer === 'forward') {
    const lines = [
      t('quote.forwarded'),
      `${t('field.from')} ${formatAddress(mail.from)}`,
      `${t('field.date')} ${date}`,
      `${t('field.subject')} ${mail.subject}`,
      `${t('field.to')} ${mail.to.map(formatAddress).join(', ')}`,
    ];
    return {
      ...emptyLetter,
      subject: addPrefix('Fwd:', mail.subject),
      message: `<p></p><p>${lines.map(escapeHtml).join('<br>')}</p>${quote}`,
    };
  }

  const others = isOwn ? [] : mail.to.filter(({ email }) => email !== owner.email);
  const isAll = answer === 'reply-all';
  const intro = t('quote.wrote', { date, name: mail.from.name });
  return {
    ...emptyLetter,
    to: [...authors, ...(isAll ? others : [])].map(formatAddress),
    cc: isAll ? mail.cc.filter((email) => email !== owner.email) : [],
    subject: addPrefix('Re:', mail.subject),
    message: `<p></p><p>${escapeHtml(intro)}</p>${quote}`,
  };
}

/** Returns the input of the mutations that save and send. */
export function toInput(letter: Letter, id: number | undefined): WriteEmailInput {
  const addresses = (people: string[]) => people.map((one) => parsePerson(one).email);
  return {
    id,
    to: letter.to.map(parsePerson),
    cc: addresses(letter.cc),
    bcc: addresses(letter.bcc),
    subject: letter.subject,
    message: letter.message,
    attachments: letter.files,
  };
}

/** Adds a prefix such as `Re:` unless the subject has it already. */
function addPrefix(prefix: string, subject: string): string {
  return subject.toLowerCase().startsWith(prefix.toLowerCase()) ? subject : `${prefix} ${subject}`;
}
