import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useChatPageSuspenseQuery } from '../../gql/chat/hooks.ts';
import { useTitle } from '../../state/useTitle.ts';
import { useUrlParams } from '../../state/useUrlParams.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import classes from './ChatPage.module.css';
import { ChatSide } from './ChatSide.tsx';
import { Conversation } from './Conversation.tsx';
import { useChatEvents } from './useChatEvents.ts';
import { defaults } from './view.ts';

const ProfileDrawer = lazyComponent(
  async () => (await import('./ProfileDrawer.tsx')).ProfileDrawer,
);
const ContactDrawer = lazyComponent(
  async () => (await import('./ContactDrawer.tsx')).ContactDrawer,
);

/** Shows the contacts and a conversation. Narrow screens show one of the two at a time. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const params = useParams();
  const shownId = params.contactId ? Number(params.contactId) : undefined;
  const [{ q, panel, message }, setParams] = useUrlParams(defaults);
  // No events arrive while another screen is open, so that the lists are fetched again.
  const { data } = useChatPageSuspenseQuery({ fetchPolicy: 'network-only' });
  const { chatContacts, chatProfile, chatCursor } = data;
  const [since] = useState(chatCursor);
  const shown = chatContacts.find(({ id }) => id === shownId);
  useChatEvents({ since, shownId, profile: chatProfile });
  useTitle(shown?.fullName, t('title'));

  return (
    <div className={classes.page} data-open={shownId !== undefined || undefined}>
      <h1 className="fd-sr-only">{t('title')}</h1>
      <ChatSide
        contacts={chatContacts}
        profile={chatProfile}
        shownId={shownId}
        q={q}
        onSearch={(text) => setParams({ q: text })}
        onProfile={() => setParams({ panel: 'profile' })}
      />
      <section className={classes.pane} aria-label={shown?.fullName ?? t('conversation')}>
        {shownId === undefined ? (
          <div className={classes.none}>
            <EmptyState drawing="desk" title={t('none.title')} text={t('none.text')} />
          </div>
        ) : (
          <Conversation
            key={shownId}
            contactId={shownId}
            messageId={message}
            onDetails={() => setParams({ panel: 'contact' })}
          />
        )}
      </section>

      <Suspense>
        {panel === 'profile' && (
          <ProfileDrawer profile={chatProfile} onClose={() => setParams({ panel: '' })} />
        )}
        {panel === 'contact' && shown && (
          <ContactDrawer contact={shown} onClose={() => setParams({ panel: '' })} />
        )}
      </Suspense>
    </div>
  );
}
