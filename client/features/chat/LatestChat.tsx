import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChatPageQuery } from '../../gql/chat/graphql.ts';
import { useChatPageSuspenseQuery } from '../../gql/chat/hooks.ts';
import { Conversation } from './Conversation.tsx';
import classes from './LatestChat.module.css';
import { useChatEvents } from './useChatEvents.ts';

type Contact = ChatPageQuery['chatContacts'][number];

const getTime = ({ chat, isBlocked }: Contact) => (isBlocked ? '' : (chat?.lastMessage.time ?? ''));

/** The latest chat, for the dashboard. */
export function LatestChat() {
  const navigate = useNavigate();
  const { data } = useChatPageSuspenseQuery({ fetchPolicy: 'network-only' });
  const { chatContacts, chatProfile, chatCursor } = data;
  const [since] = useState(chatCursor);
  // The chat stays the same when another contact writes.
  const [latest] = useState(
    () => chatContacts.toSorted((a, b) => getTime(b).localeCompare(getTime(a)))[0],
  );
  useChatEvents({ since, shownId: latest?.id, profile: chatProfile });
  if (!latest) return null;

  return (
    <section className={classes.card} aria-label={latest.fullName}>
      <Conversation
        contactId={latest.id}
        messageId={0}
        onDetails={() => navigate(`/apps/chat/${latest.id}?panel=contact`)}
      />
    </section>
  );
}
