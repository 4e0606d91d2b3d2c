import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { ChatRow } from './ChatRow.tsx';
import classes from './ChatSide.module.css';
import { Face } from './Face.tsx';
import { type Contact, type Profile, sortContacts } from './pages.ts';

const SearchResults = lazyComponent(
  async () => (await import('./SearchResults.tsx')).SearchResults,
);

interface ChatSideProps {
  contacts: Contact[];
  profile: Profile;
  shownId: number | undefined;
  q: string;
  onSearch: (q: string) => void;
  onProfile: () => void;
}

/** Chats by activity, contacts by name, and the results of a search in both. */
export function ChatSide({ contacts, profile, shownId, q, onSearch, onProfile }: ChatSideProps) {
  const { t, i18n } = useTranslation('chat');
  const { chats, others } = sortContacts(contacts, i18n.language);

  return (
    <aside className={classes.side} aria-label={t('side')}>
      <header className={classes.header}>
        <button
          type="button"
          className={classes.me}
          aria-label={t('profile.open', { status: t(`status.${profile.status}`) })}
          onClick={onProfile}
        >
          <Face {...profile} />
        </button>
        <SearchInput
          className={classes.search}
          label={t('search')}
          placeholder={t('searchHint')}
          value={q}
          onChange={onSearch}
        />
      </header>
      <nav className={classes.lists} aria-label={t('lists')}>
        {q ? (
          <Suspense>
            <SearchResults q={q} shownId={shownId} />
          </Suspense>
        ) : (
          <>
            <h2 className={classes.heading}>{t('chats')}</h2>
            {chats.length === 0 && <p className={classes.nothing}>{t('noChats')}</p>}
            <ul className={classes.list}>
              {chats.map((contact) => (
                <ChatRow key={contact.id} contact={contact} isShown={contact.id === shownId} />
              ))}
            </ul>
            <h2 className={classes.heading}>{t('contacts')}</h2>
            {others.length === 0 && <p className={classes.nothing}>{t('noContacts')}</p>}
            <ul className={classes.list}>
              {others.map((contact) => (
                <ChatRow key={contact.id} contact={contact} isShown={contact.id === shownId} />
              ))}
            </ul>
          </>
        )}
      </nav>
    </aside>
  );
}
