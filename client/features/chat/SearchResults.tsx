import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classifyError } from '../../data/failure.ts';
import { useChatSearchQuery } from '../../gql/chat/hooks.ts';
import { ChatAvatar } from './ChatAvatar.tsx';
import rowClasses from './ChatRow.module.css';
import { ChatRow } from './ChatRow.tsx';
import classes from './ChatSidebar.module.css';
import { ChatTime } from './ChatTime.tsx';
import { HighlightedText } from './HighlightedText.tsx';

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
      <div className={classes.emptyMessage}>
        <p>{t(`app:failure.${classifyError(error).kind}.title`)}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('app:retry')}
        </Button>
      </div>
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
        <p className={classes.emptyMessage}>{t('noHits', { q })}</p>
      )}
      {contacts.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('people')}</h2>
          <ul className={classes.list}>
            {contacts.map((contact) => (
              <ChatRow key={contact.id} contact={contact} isOpen={contact.id === openContactId} />
            ))}
          </ul>
        </>
      )}
      {hits.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('messages', { count: hitTotal })}</h2>
          <ul className={classes.list}>
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
                      <HighlightedText text={message.text} q={q} />
                    </span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
