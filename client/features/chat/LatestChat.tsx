import { useSuspenseQuery } from '@apollo/client/react';
import { Card } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChatPageDocument, type ChatPageQuery } from '../../gql/chat/graphql.ts';
import { Conversation } from './Conversation.tsx';
import { useChatEvents } from './useChatEvents.ts';

type Contact = ChatPageQuery['chatContacts'][number];

const getTime = ({ chat, isBlocked }: Contact) => (isBlocked ? '' : (chat?.lastMessage.time ?? ''));

/** The conversation with the latest message, for the dashboard. */
export function LatestChat() {
  const navigate = useNavigate();
  const { data, error } = useSuspenseQuery(ChatPageDocument, { fetchPolicy: 'network-only' });
  if (!data) throw error;
  const { chatContacts, chatProfile, chatCursor } = data;
  const [since] = useState(chatCursor);
  // The conversation stays the same when another contact sends a message.
  const [latestContact] = useState(
    () => chatContacts.toSorted((a, b) => getTime(b).localeCompare(getTime(a)))[0],
  );
  useChatEvents({ since, openContactId: latestContact?.id, profile: chatProfile });
  if (!latestContact) return null;

  return (
    <Card
      component="section"
      padding={0}
      miw={0}
      h={480}
      style={{ overflow: 'clip' }}
      aria-label={latestContact.fullName}
    >
      <Conversation
        contactId={latestContact.id}
        messageId={0}
        onOpenDetails={() => navigate(`/apps/chat/${latestContact.id}?panel=contact`)}
      />
    </Card>
  );
}
