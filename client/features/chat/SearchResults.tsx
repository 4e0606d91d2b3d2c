import { Button, Flex, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classifyError } from '../../data/failure.ts';
import { useChatSearchQuery } from '../../gql/chat/hooks.ts';
import { HighlightedText } from '../../ui/HighlightedText.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import rowClasses from './ChatRow.module.css';
import { ChatRow } from './ChatRow.tsx';
import { ChatTime } from './ChatTime.tsx';

interface SearchResultsProps {
  q: string;
  openContactId: number | undefined;
}

/** The contacts and messages that match the search. */
export function SearchResults({ q, openContactId }: SearchResultsProps) {
  const { t } = useTranslation(['chat', 'app']);
  const { data, previousData, error, refetch } = useChatSearchQuery({
    variables: { q },
    // Messages can change between two searches.
    fetchPolicy: 'cache-and-network',
  });
  const results = (data ?? previousData)?.chatSearch;

  if (!results && error) {
    return (
      <Text component="div" c="dimmed" my="sm" px="md" mod="breakable">
        <p>{t(`app:failure.${classifyError(error).kind}.title`)}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('app:retry')}
        </Button>
      </Text>
    );
  }
  if (!results) return null;

  const { contacts, hits, hitTotal } = results;
  return (
    <>
      <p className="fd-sr-only" role="status">
        {t('foundPeople', { count: contacts.length })}, {t('foundMessages', { count: hitTotal })}
      </p>
      {contacts.length + hits.length === 0 && (
        <Text c="dimmed" my="sm" px="md" mod="breakable">
          {t('noHits', { q })}
        </Text>
      )}
      {contacts.length > 0 && (
        <>
          <Title order={2} size="h6" c="dimmed" fw={500} mt="lg" mb="xs" px="md">
            {t('people')}
          </Title>
          <Flex component="ul" gap={2} direction="column">
            {contacts.map((contact) => (
              <ChatRow key={contact.id} contact={contact} isOpen={contact.id === openContactId} />
            ))}
          </Flex>
        </>
      )}
      {hits.length > 0 && (
        <>
          <Title order={2} size="h6" c="dimmed" fw={500} mt="lg" mb="xs" px="md">
            {t('messages', { count: hitTotal })}
          </Title>
          <Flex component="ul" gap={2} direction="column">
            {hits.map(({ contact, message }) => (
              <li key={message.id}>
                <Link
                  className={rowClasses.row}
                  to={`/apps/chat/${contact.id}?${new URLSearchParams({ q, message: String(message.id) })}`}
                >
                  <ChatAvatar {...contact} />
                  <span className={rowClasses.texts}>
                    <span className={rowClasses.top}>
                      <span className={rowClasses.name}>{contact.fullName}</span>
                      <ChatTime value={message.time} />
                    </span>
                    <span className={rowClasses.matchingMessage} dir="auto">
                      <HighlightedText text={cutBeforeMatch(message.text, q)} q={q} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </Flex>
        </>
      )}
    </>
  );
}

/** The maximum number of characters before the match, so that the match is visible in a narrow row. */
const leadLength = 24;

/** Returns a text that begins shortly before the first match. */
function cutBeforeMatch(text: string, q: string): string {
  const matchStart = text.toLowerCase().indexOf(q.toLowerCase());
  if (matchStart <= leadLength) return text;
  return `… ${text.slice(text.lastIndexOf(' ', matchStart - leadLength / 2) + 1)}`;
}
