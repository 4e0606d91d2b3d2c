import type { CollectionOptions } from '../../feature.ts';
import type { EmailSender } from '../../gql/resolvers.ts';
import { customers, getPortraitUrl, people, suppliers } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { extendSample } from '../../values/rows.ts';
import { type Letter, letters, owner } from './emails.seed.ts';
import { getThumbnail, sampleSize } from './files.ts';
import { toWords } from './labels.ts';
import type { EmailAttachmentRow, EmailRow } from './row.ts';
import { createPreview } from './text.ts';

const colleagues = people.map((one) => ({ ...one, name: one.fullName }));

/** All senders by key. */
const senders = new Map<string, EmailSender>(
  [...colleagues, ...customers, ...suppliers].map((one) => [
    one.key,
    { name: one.name, email: one.email, avatar: getPortraitUrl(one) },
  ]),
);

/** A key, or `Name <address>` for others. */
function findSender(who: string): EmailSender {
  const cached = senders.get(who);
  if (cached) return cached;

  const [, name, email] = /^(.+) <(.+)>$/.exec(who) ?? [];
  if (!name || !email) throw new Error(`Nobody has the key "${who}". See server/sample/people.ts.`);
  return { name, email, avatar: '/pictures/drawings/organisation.svg' };
}

const addressed = ({ name, email }: EmailSender) => ({ name, email });

/** The owner of the mailbox as a sender. */
export const self = findSender(owner);

/** The sender of mails that no person writes. */
export const house: EmailSender = {
  name: 'Frontdesk',
  email: 'frontdesk@marlowfinch.example',
  avatar: '/pictures/drawings/frontdesk.svg',
};

/** The possible recipients, sorted by name. */
export const recipients: EmailSender[] = [...colleagues, ...customers, ...suppliers]
  .map(({ key }) => findSender(key))
  .filter(({ email }) => email !== self.email)
  .sort((a, b) => compareAlphabetically(a.name, b.name));

function createAttachment(fileName: string): EmailAttachmentRow {
  return { fileName, size: sampleSize(fileName), thumbnail: getThumbnail(fileName), url: '' };
}

interface Stamp {
  id: number;
  time: number;
}

function createEmail(letter: Letter, { id, time }: Stamp): EmailRow {
  const { from, to, cc = [], files = [], isUnread = false, isStarred = false } = letter;
  return {
    id,
    from: findSender(from),
    to: to.map((who) => addressed(findSender(who))),
    subject: letter.subject,
    cc: cc.map((who) => findSender(who).email),
    bcc: [],
    message: letter.message,
    preview: createPreview(letter.message),
    attachments: files.map(createAttachment),
    isStarred,
    isRead: !isUnread,
    ...toWords(letter.labels),
    time: new Date(time).toISOString(),
    replies: [],
    folder: letter.folder,
    hasPreviousMail: true,
    hasNextMail: true,
  };
}

const anHour = 3_600_000;
/** Enlarged mailboxes get regular emails. The sample is their oldest part. */
const pace = 11 * 60_000;
// Short, because the search keeps an index of every text.
const shortMessages = [
  'All done, thank you.',
  'Please see the subject.',
  'Is Friday still fine?',
  'No answer needed.',
  'The lift is narrow.',
].map((line) => ({ message: `<p>${line}</p>`, preview: line }));
const writers = [...senders].filter(([key]) => key !== owner).map(([, writer]) => writer);

/** The highest id of a reply of the sample: replies have the ids after those of its mails. */
export const lastReplyId = letters.reduce(
  (sum, { replies = [] }) => sum + replies.length,
  letters.length,
);

/** Oldest first. The ids ascend with the time. */
export function seedEmails({ clock, seedRows = 0 }: CollectionOptions): EmailRow[] {
  const today = clock.now().getTime();
  const since = Math.max(0, seedRows - letters.length) * pace;
  let lastId = letters.length;

  const sample = letters.map((letter, index) => {
    const replies = (letter.replies ?? []).map((reply) => {
      lastId += 1;
      const { subject, labels, folder } = letter;
      const whole: Letter = { subject, labels, folder, ...reply };
      const stamp = { id: lastId, time: today - since - reply.hours * anHour };
      return { ...createEmail(whole, stamp), hasPreviousMail: false, hasNextMail: false };
    });
    const stamp = { id: index + 1, time: today - since - letter.hours * anHour };
    return { ...createEmail(letter, stamp), replies };
  });

  return extendSample(sample, seedRows, (index) => {
    const like = sample[index % sample.length] as EmailRow;
    const isOwn = like.folder === 'SENT' || like.folder === 'DRAFT';
    const writer = writers[index % writers.length] as EmailSender;
    return {
      ...like,
      ...(shortMessages[index % shortMessages.length] as (typeof shortMessages)[number]),
      id: lastId + 1 + index - sample.length,
      from: isOwn ? self : writer,
      to: [isOwn ? writer : self].map(addressed),
      cc: [],
      subject: `${like.subject}, ${index + 1}`,
      time: new Date(today - (seedRows - index - 1) * pace).toISOString(),
      replies: [],
    };
  });
}
