import { Box, Flex, Text, Title } from '@mantine/core';
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
    <Flex
      component="aside"
      direction="column"
      mih={0}
      className={classes.side}
      aria-label={t('sidebar')}
    >
      <Flex component="header" gap="md" align="center" px="lg" h={64} flex="none" mod="line-bottom">
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
      </Flex>
      <Box
        component="nav"
        pos="relative"
        flex={1}
        pt="xs"
        pb="lg"
        px="sm"
        style={{ overflowY: 'auto' }}
        aria-label={t('lists')}
      >
        {q ? (
          <Suspense>
            <SearchResults q={q} openContactId={openContactId} />
          </Suspense>
        ) : (
          <>
            <Title order={2} size="h6" c="dimmed" fw={500} mt="lg" mb="xs" px="md">
              {t('chats')}
            </Title>
            {chats.length === 0 && (
              <Text c="dimmed" my="sm" px="md" mod="breakable">
                {t('noChats')}
              </Text>
            )}
            <Flex component="ul" gap={2} direction="column">
              {chats.map((contact) => (
                <ChatRow key={contact.id} contact={contact} isOpen={contact.id === openContactId} />
              ))}
            </Flex>
            <Title order={2} size="h6" c="dimmed" fw={500} mt="lg" mb="xs" px="md">
              {t('contacts')}
            </Title>
            {others.length === 0 && (
              <Text c="dimmed" my="sm" px="md" mod="breakable">
                {t('noContacts')}
              </Text>
            )}
            <Flex component="ul" gap={2} direction="column">
              {others.map((contact) => (
                <ChatRow key={contact.id} contact={contact} isOpen={contact.id === openContactId} />
              ))}
            </Flex>
          </>
        )}
      </Box>
    </Flex>
  );
}
