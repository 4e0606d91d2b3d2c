import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useChatSearchQuery } from '../../gql/chat/hooks.ts';
import { classifyError } from '../../state/failure.ts';
import { useCommittedValue } from '../../state/useCommittedValue.ts';
import rowClasses from './ChatRow.module.css';
import { ChatRow } from './ChatRow.tsx';
import classes from './ChatSide.module.css';
import { ChatTime } from './ChatTime.tsx';
import { Face } from './Face.tsx';
import { Marked } from './Marked.tsx';

interface SearchResultsProps {
  q: string;
  shownId: number | undefined;
}

/** The contacts and messages that match the search. */
export function SearchResults({ q, shownId }: SearchResultsProps) {
  const { t } = useTranslation(['chat', 'app']);
  const { data, previousData, error, refetch } = useChatSearchQuery({
    variables: useCommittedValue({ q }),
    // Messages can change between two searches.
    fetchPolicy: 'cache-and-network',
  });
  const found = (data ?? previousData)?.chatSearch;

  if (!found && error) {
    return (
      <div className={classes.nothing}>
        <p>{t(`app:failure.${classifyError(error).kind}.title`)}</p>
        <Button variant="default" onClick={() => void refetch()}>
          {t('app:retry')}
        </Button>
      </div>
    );
  }
  if (!found) return null;

  const { contacts, hits, hitTotal } = found;
  return (
    <>
      <p className="fd-sr-only" role="status">
        {t('found', { people: contacts.length, count: hitTotal })}
      </p>
      {contacts.length + hits.length === 0 && (
        <p className={classes.nothing}>{t('noHits', { q })}</p>
      )}
      {contacts.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('people')}</h2>
          <ul className={classes.list}>
            {contacts.map((contact) => (
              <ChatRow key={contact.id} contact={contact} isShown={contact.id === shownId} />
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
                  <Face {...contact} />
                  <span className={rowClasses.texts}>
                    <span className={rowClasses.top}>
                      <span className={rowClasses.name}>{contact.fullName}</span>
                      <ChatTime value={message.time} />
                    </span>
                    <span className={rowClasses.hit} dir="auto">
                      <Marked text={message.text} q={q} />
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
