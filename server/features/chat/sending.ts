import { badInput, conflict } from '../../errors.ts';
import type { MutationSendMessageArgs, SentMessage } from '../../gql/types.ts';
import type { Conversations } from './conversations.ts';
import { parsePicture } from './picture.ts';
import type { Replies } from './replies.ts';

interface SendingOptions {
  conversations: Conversations;
  replies: Replies;
}

/** Creates the function that sends a message to a contact. A message with the key of an earlier one is sent only once. */
export function createSending({ conversations, replies }: SendingOptions) {
  const { chats, contacts, profile, createMessage, addMessage } = conversations;

  return function sendMessage({
    message: { contact, message: text },
    key,
    picture,
  }: MutationSendMessageArgs): SentMessage {
    const { id } = contact;
    const recipient = contacts.get(id);
    // The contract requires 400 here, and 404 for opening a chat with an unknown contact.
    if (!recipient) throw badInput('message.contact.id', `must be a contact, not ${id}.`);
    if (recipient.isBlocked)
      throw conflict(`${recipient.fullName} is blocked. Unblock the contact to send messages.`);
    const previousChat = chats.get(id);
    const sentBefore = key
      ? previousChat?.messages.findLast((message) => message.key === key)
      : undefined;
    if (previousChat && sentBefore) {
      return {
        contactId: id,
        message: sentBefore,
        chat: previousChat,
        newChat: null,
        contact: recipient,
      };
    }

    const storedPicture = picture ? parsePicture(picture) : null;
    const sent = addMessage(id, {
      ...createMessage(text, profile.get().id),
      delivery: recipient.status === 'OFFLINE' ? 'SENT' : 'DELIVERED',
      picture: storedPicture,
      key: key ?? null,
    });
    // The reply of a contact who is already typing also answers this message.
    if (!recipient.isTyping) replies.scheduleReading(id, recipient.status);
    return sent;
  };
}
