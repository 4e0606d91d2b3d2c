import { Button, Center, Skeleton, Stack } from '@mantine/core';
import { useDocumentVisibility } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classifyError } from '../../data/failure.ts';
import { ChatOlderDocument } from '../../gql/chat/graphql.ts';
import { useChatConversationQuery, useMarkChatSeenMutation } from '../../gql/chat/hooks.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Composer } from './Composer.tsx';
import { ConversationHeader } from './ConversationHeader.tsx';
import { getConversationVariables } from './chatParams.ts';
import { findFirstUnseen } from './entries.ts';
import { MessageLog } from './MessageLog.tsx';
import { useOutbox } from './useOutbox.ts';

interface ConversationProps {
  contactId: number;
  /** The id of the message to scroll to, or 0. */
  messageId: number;
  onOpenDetails: () => void;
}

/** The conversation with a contact. Visible messages are marked as seen. */
export function Conversation({ contactId, messageId, onOpenDetails }: ConversationProps) {
  const { t } = useTranslation(['chat', 'app']);
  const { data, error, refetch, fetchMore } = useChatConversationQuery({
    variables: getConversationVariables(contactId, messageId),
    context: { hasOwnEvents: true },
  });
  const [markSeen] = useMarkChatSeenMutation();
  const isVisible = useDocumentVisibility() === 'visible';
  const contact = data?.conversation.contact;
  const messages = data?.chatMessages.messages ?? [];
  const outbox = useOutbox(contactId, messages);
  const unseenCount = contact?.chat?.unseenCount ?? 0;
  const [firstNewId, setFirstNewId] = useState<number | null>();

  // The line stays above the first unseen message when further messages arrive.
  if (
    data &&
    (firstNewId === undefined || (!isVisible && unseenCount > 0 && firstNewId === null))
  ) {
    setFirstNewId(findFirstUnseen(messages, unseenCount));
  }

  // The loaded messages may not include the message to scroll to.
  const isTargetMissing =
    messageId > 0 && data !== undefined && !messages.some(({ id }) => id === messageId);
  useEffect(() => {
    if (isTargetMissing)
      void fetchMore({ variables: getConversationVariables(contactId, messageId) });
  }, [isTargetMissing, contactId, messageId, fetchMore]);

  useEffect(() => {
    if (!isVisible || unseenCount === 0) return;
    const chat = { __typename: 'ChatSummary' as const, id: contactId, unseenCount: 0 };
    const markChatSeen = { __typename: 'ChatContact' as const, id: contactId, chat };
    void markSeen({ variables: { contactId }, optimisticResponse: { markChatSeen } });
  }, [isVisible, unseenCount, contactId, markSeen]);

  if (!contact) {
    if (!error) return <ConversationSkeleton />;
    const { kind } = classifyError(error);
    return (
      <Center flex={1}>
        {kind === 'missing' ? (
          <EmptyState
            drawing="lost"
            title={t('missing.title')}
            action={
              <Button component={Link} to="/apps/chat" variant="default">
                {t('back')}
              </Button>
            }
          />
        ) : (
          <EmptyState
            drawing="unplugged"
            title={t(`app:failure.${kind}.title`)}
            text={t(`app:failure.${kind}.text`)}
            action={<Button onClick={() => void refetch()}>{t('app:retry')}</Button>}
          />
        )}
      </Center>
    );
  }

  return (
    <>
      <ConversationHeader contact={contact} onOpenDetails={onOpenDetails} />
      <MessageLog
        contact={contact}
        messages={messages}
        outbox={outbox}
        firstNewId={firstNewId ?? null}
        messageId={messageId}
        hasOlder={data.chatMessages.hasOlder}
        onLoadOlder={async () => {
          await fetchMore({
            query: ChatOlderDocument,
            variables: { contactId, beforeId: messages[0]?.id },
          });
        }}
      />
      <Composer contact={contact} onSend={outbox.send} />
    </>
  );
}

/** A skeleton of the conversation. */
function ConversationSkeleton() {
  const { t } = useTranslation('app');

  return (
    <Stack justify="flex-end" p="xl" flex={1} role="status" aria-label={t('loading')}>
      {[60, 45, 70, 30].map((width, index) => (
        <Skeleton
          key={width}
          height={40}
          radius={12}
          width={`${width}%`}
          ms={index % 2 ? 'auto' : 0}
        />
      ))}
    </Stack>
  );
}
