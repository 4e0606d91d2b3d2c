import { Card, Center, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLoaderData, useLocation, useParams } from 'react-router-dom';
import { useLoadedQuery } from '../../data/loader.ts';
import { browserStorage, storageKeys } from '../../data/storage.ts';
import { useTitle } from '../../navigation/useTitle.ts';
import { useUrlParams } from '../../navigation/useUrlParams.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import classes from './ChatPage.module.css';
import { ChatSidebar } from './ChatSidebar.tsx';
import { Conversation } from './Conversation.tsx';
import { defaultParams } from './chatParams.ts';
import type { chatLoader } from './loaders.ts';
import { useChatEvents } from './useChatEvents.ts';

const ProfileDrawer = lazyComponent(
  async () => (await import('./ProfileDrawer.tsx')).ProfileDrawer,
);
const ContactDrawer = lazyComponent(
  async () => (await import('./ContactDrawer.tsx')).ContactDrawer,
);

/** The contacts and a conversation. Narrow screens show either the contacts or the conversation. */
export function ChatPage() {
  const { t } = useTranslation('chat');
  const params = useParams();
  const { search } = useLocation();
  const openContactId = params.contactId ? Number(params.contactId) : undefined;
  const [{ q, panel, message }, setParams] = useUrlParams(defaultParams);
  // Always refetches the lists, because no events arrive while another screen is open.
  const { data } = useLoadedQuery(useLoaderData<typeof chatLoader>().page);
  const { chatContacts, chatProfile, chatCursor } = data;
  const [since] = useState(chatCursor);
  const chatCount = chatContacts.filter(({ chat }) => chat).length;
  const openContact = chatContacts.find(({ id }) => id === openContactId);
  useChatEvents({ since, openContactId, profile: chatProfile });
  const lastContactId = useLastContactId(openContact?.id);
  // Narrow screens begin with the contacts.
  const isWide = useMediaQuery('(min-width: 992px)', false, { getInitialValueInEffect: false });
  useTitle(openContact?.fullName, t('title'));

  if (isWide && openContactId === undefined && chatContacts.some(({ id }) => id === lastContactId))
    return <Navigate to={{ pathname: `/apps/chat/${lastContactId}`, search }} replace />;

  return (
    <Stack gap={20} h="100%" mih={0}>
      {isWide || openContactId === undefined ? (
        <PageHeader title={t('title')} about={t('count', { count: chatCount })} />
      ) : (
        <h1 className="fd-sr-only">{t('title')}</h1>
      )}
      <Card
        padding={0}
        flex={1}
        mih={0}
        className={classes.page}
        data-open={openContactId !== undefined || undefined}
      >
        <ChatSidebar
          contacts={chatContacts}
          profile={chatProfile}
          openContactId={openContactId}
          q={q}
          onSearch={(text) => setParams({ q: text })}
          onOpenProfile={() => setParams({ panel: 'profile' })}
        />
        <section className={classes.pane} aria-label={openContact?.fullName ?? t('conversation')}>
          {openContactId === undefined ? (
            <Center flex={1}>
              <EmptyState drawing="desk" title={t('none.title')} text={t('none.text')} />
            </Center>
          ) : (
            <Conversation
              key={openContactId}
              contactId={openContactId}
              messageId={message}
              onOpenDetails={() => setParams({ panel: 'contact' })}
            />
          )}
        </section>

        <Suspense>
          {panel === 'profile' && (
            <ProfileDrawer profile={chatProfile} onClose={() => setParams({ panel: '' })} />
          )}
          {panel === 'contact' && openContact && (
            <ContactDrawer contact={openContact} onClose={() => setParams({ panel: '' })} />
          )}
        </Suspense>
      </Card>
    </Stack>
  );
}

/** Remembers the contact of the open conversation. Returns the contact of the conversation that was opened last. */
function useLastContactId(openContactId: number | undefined): number {
  useEffect(() => {
    if (openContactId) browserStorage.setItem(storageKeys.lastChat, String(openContactId));
  }, [openContactId]);
  return Number(browserStorage.getItem(storageKeys.lastChat));
}
