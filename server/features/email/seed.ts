import type { CollectionOptions } from '../../collections.ts';
import type { EmailSender } from '../../gql/types.ts';
import { customers, getPortraitUrl, people, suppliers } from '../../sample/people.ts';
import { compareAlphabetically } from '../../store/table/sorting.ts';
import { extendSample } from '../../values/rows.ts';
import { olderEmails, ownerKey, type SampleEmail } from './emails.seed.ts';
import { getSampleFileSize, getThumbnail } from './files.ts';
import { createLabelFields } from './labels.ts';
import { recentEmails } from './recentEmails.seed.ts';
import type { EmailAttachmentRow, EmailRow } from './row.ts';
import { createPreview } from './text.ts';

const colleagues = people.map((person) => ({ ...person, name: person.fullName }));

/** The sample, oldest first. The oldest email has the id 1. */
const sampleEmails: SampleEmail[] = [...olderEmails, ...recentEmails];

/** All senders by key. */
const senders = new Map<string, EmailSender>(
  [...colleagues, ...customers, ...suppliers].map((person) => [
    person.key,
    { name: person.name, email: person.email, avatar: getPortraitUrl(person) },
  ]),
);

/** Returns the sender for a key, or for a text such as `Name <address>`. */
function findSender(key: string): EmailSender {
  const sender = senders.get(key);
  if (sender) return sender;

  const [, name, email] = /^([^<]+) <([^<>]+)>$/.exec(key) ?? [];
  if (!name || !email)
    throw new Error(
      `There is no person with the key "${key}". Use a key of server/sample/people.ts.`,
    );
  return { name, email, avatar: '/pictures/drawings/organisation.svg' };
}

const toAddress = ({ name, email }: EmailSender) => ({ name, email });

/** The owner of the mailbox as a sender. */
export const mailboxOwner = findSender(ownerKey);

/** The sender of emails that the server itself writes. */
export const systemSender: EmailSender = {
  name: 'Frontdesk',
  email: 'frontdesk@marlowfinch.example',
  avatar: '/pictures/drawings/frontdesk.svg',
};

/** The possible recipients, sorted by name. */
export const recipients: EmailSender[] = [...colleagues, ...customers, ...suppliers]
  .map(({ key }) => findSender(key))
  .filter(({ email }) => email !== mailboxOwner.email)
  .sort((a, b) => compareAlphabetically(a.name, b.name));

function createAttachment(fileName: string): EmailAttachmentRow {
  return {
    fileName,
    size: getSampleFileSize(fileName),
    thumbnail: getThumbnail(fileName),
    url: '',
  };
}

interface IdAndTime {
  id: number;
  time: number;
}

function createSampleEmail(sampleEmail: SampleEmail, { id, time }: IdAndTime): EmailRow {
  const { from, to, cc = [], files = [], isUnread = false, isStarred = false } = sampleEmail;
  return {
    id,
    from: findSender(from),
    to: to.map((key) => toAddress(findSender(key))),
    subject: sampleEmail.subject,
    cc: cc.map((key) => findSender(key).email),
    bcc: [],
    message: sampleEmail.message,
    preview: createPreview(sampleEmail.message),
    attachments: files.map(createAttachment),
    isStarred,
    isRead: !isUnread,
    ...createLabelFields(sampleEmail.labels),
    time: new Date(time).toISOString(),
    replies: [],
    folder: sampleEmail.folder,
    hasPreviousMail: true,
    hasNextMail: true,
  };
}

const millisecondsPerHour = 3_600_000;
/** The time in milliseconds between two generated emails. Generated emails are newer than the sample. */
const emailInterval = 11 * 60_000;
// The messages are short, because the search index contains each text.
const shortMessages = [
  'All done, thank you.',
  'Please see the subject.',
  'Is Friday still fine?',
  'No answer needed.',
  'The lift is narrow.',
].map((line) => ({ message: `<p>${line}</p>`, preview: line }));
const otherSenders = [...senders].filter(([key]) => key !== ownerKey).map(([, sender]) => sender);

/** The highest id of a reply. The ids of the replies follow the ids of the sample emails. */
export const lastReplyId = sampleEmails.reduce(
  (sum, { replies = [] }) => sum + replies.length,
  sampleEmails.length,
);

/** Returns the emails, oldest first, with ascending ids. */
export function seedEmails({ clock, seedRows = 0 }: CollectionOptions): EmailRow[] {
  const currentTime = clock.now().getTime();
  const sampleAge = Math.max(0, seedRows - sampleEmails.length) * emailInterval;
  let lastId = sampleEmails.length;

  const sample = sampleEmails.map((sampleEmail, index) => {
    const replies = (sampleEmail.replies ?? []).map((reply) => {
      lastId += 1;
      const { subject, labels, folder } = sampleEmail;
      const sampleReply: SampleEmail = { subject, labels, folder, ...reply };
      const idAndTime = {
        id: lastId,
        time: currentTime - sampleAge - reply.hours * millisecondsPerHour,
      };
      return {
        ...createSampleEmail(sampleReply, idAndTime),
        hasPreviousMail: false,
        hasNextMail: false,
      };
    });
    const idAndTime = {
      id: index + 1,
      time: currentTime - sampleAge - sampleEmail.hours * millisecondsPerHour,
    };
    return { ...createSampleEmail(sampleEmail, idAndTime), replies };
  });

  return extendSample(sample, seedRows, (index) => {
    const template = sample[index % sample.length] as EmailRow;
    const isOwn = template.folder === 'SENT' || template.folder === 'DRAFT';
    const otherSender = otherSenders[index % otherSenders.length] as EmailSender;
    return {
      ...template,
      ...(shortMessages[index % shortMessages.length] as (typeof shortMessages)[number]),
      id: lastId + 1 + index - sample.length,
      from: isOwn ? mailboxOwner : otherSender,
      to: [isOwn ? otherSender : mailboxOwner].map(toAddress),
      cc: [],
      subject: `${template.subject}, ${index + 1}`,
      time: new Date(currentTime - (seedRows - index - 1) * emailInterval).toISOString(),
      replies: [],
    };
  });
}
