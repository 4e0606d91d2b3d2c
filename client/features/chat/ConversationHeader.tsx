import { ActionIcon, Flex, Text } from '@mantine/core';
import {
  IconArrowLeft,
  IconBan,
  IconBell,
  IconBellOff,
  IconDots,
  IconEraser,
  IconStar,
  IconStarFilled,
  IconUser,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { ChatAvatar } from './ChatAvatar.tsx';
import classes from './Conversation.module.css';
import type { Contact } from './chatCache.ts';
import { useContactActions } from './useContactActions.ts';

const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true };

interface ConversationHeaderProps {
  contact: Contact;
  onOpenDetails: () => void;
}

/** The contact of the conversation, and its menu. */
export function ConversationHeader({ contact, onOpenDetails }: ConversationHeaderProps) {
  const { t } = useTranslation('chat');
  const actions = useContactActions();
  const { fullName, role, status, isTyping, isMuted, isBlocked, isImportant, chat } = contact;
  const about = isTyping ? t('typing') : `${t(`status.${status}`)} · ${role}`;
  const Star = isImportant ? IconStarFilled : IconStar;

  return (
    <Flex
      component="header"
      gap="xs"
      align="center"
      h={64}
      flex="none"
      px={{ base: 'xs', md: 'md' }}
      mod="line-bottom"
    >
      <ActionIcon
        component={Link}
        to="/apps/chat"
        className={classes.back}
        size={40}
        variant="subtle"
        color="gray"
        aria-label={t('back')}
      >
        <IconArrowLeft size={20} stroke={1.7} className="fd-mirrored" />
      </ActionIcon>
      <button
        type="button"
        className={classes.person}
        // The label contains the visible text, as speech input requires (WCAG 2.5.3).
        aria-label={`${t('details', { name: fullName })} ${about}`}
        onClick={onOpenDetails}
      >
        <ChatAvatar {...contact} />
        <Flex component="span" direction="column" miw={0}>
          <Text inherit fw={600} span className={classes.name}>
            {fullName}
          </Text>{' '}
          <Text size="xs" c="dimmed" span className={classes.about}>
            {about}
          </Text>
        </Flex>
      </button>
      <ActionIcon
        size={40}
        variant="subtle"
        color="gray"
        className={classes.star}
        aria-label={t('markImportant')}
        aria-pressed={isImportant}
        onClick={() => actions.updateOptions(contact, { isImportant: !isImportant })}
      >
        <Star size={20} stroke={1.7} />
      </ActionIcon>
      <MenuButton
        label={t('actions', { name: fullName })}
        icon={<IconDots size={20} stroke={1.7} />}
        width={220}
        groups={[
          {
            key: 'view',
            items: [
              {
                key: 'details',
                label: t('view'),
                icon: <IconUser {...iconProps} />,
                onClick: onOpenDetails,
              },
              {
                key: 'mute',
                label: t(isMuted ? 'unmute' : 'mute'),
                icon: isMuted ? <IconBell {...iconProps} /> : <IconBellOff {...iconProps} />,
                onClick: () => actions.updateOptions(contact, { isMuted: !isMuted }),
              },
            ],
          },
          {
            key: 'danger',
            items: [
              {
                key: 'block',
                label: t(isBlocked ? 'unblock' : 'block'),
                icon: <IconBan {...iconProps} />,
                isDanger: !isBlocked,
                onClick: () => void actions.setBlocked(contact, !isBlocked),
              },
              {
                key: 'clear',
                label: t('clear'),
                icon: <IconEraser {...iconProps} />,
                isDanger: true,
                isDisabled: !chat,
                onClick: () => void actions.clear(contact),
              },
            ],
          },
        ]}
      />
    </Flex>
  );
}
