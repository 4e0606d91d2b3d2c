import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { SearchInput } from '../../ui/SearchInput.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import { ChatRow } from './ChatRow.tsx';
import classes from './ChatSidebar.module.css';
import { type Contact, type Profile, sortContacts } from './chatCache.ts';

const SearchResults = lazyComponent(
  async () => (await import('./SearchResults.tsx')).SearchResults,
);

interface ChatSidebarProps {
  contacts: Contact[];
  profile: Profile;
  openContactId: number | undefined;
  q: string;
  onSearch: (q: string) => void;
  onOpenProfile: () => void;
}

/** The sidebar: chats by their latest message and other contacts by name, or the results of a search. */
export function ChatSidebar({
  contacts,
  profile,
  openContactId,
  q,
  onSearch,
  onOpenProfile,
}: ChatSidebarProps) {
  const { t, i18n } = useTranslation('chat');
  const { chats, others } = sortContacts(contacts, i18n.language);

  return (
    <aside className={classes.side} aria-label={t('sidebar')}>
      <header className={classes.header}>
        <button
          type="button"
          className={classes.profile}
          aria-label={t('profile.open', { status: t(`status.${profile.status}`) })}
          onClick={onOpenProfile}
        >
          <ChatAvatar {...profile} />
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
            <SearchResults q={q} openContactId={openContactId} />
          </Suspense>
        ) : (
          <>
            <h2 className={classes.heading}>{t('chats')}</h2>
            {chats.length === 0 && <p className={classes.emptyMessage}>{t('noChats')}</p>}
            <ul className={classes.list}>
              {chats.map((contact) => (
                <ChatRow key={contact.id} contact={contact} isOpen={contact.id === openContactId} />
              ))}
            </ul>
            <h2 className={classes.heading}>{t('contacts')}</h2>
            {others.length === 0 && <p className={classes.emptyMessage}>{t('noContacts')}</p>}
            <ul className={classes.list}>
              {others.map((contact) => (
                <ChatRow key={contact.id} contact={contact} isOpen={contact.id === openContactId} />
              ))}
            </ul>
          </>
        )}
      </nav>
    </aside>
  );
}
