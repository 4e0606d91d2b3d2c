import { Button, Flex, SimpleGrid, Stack, Switch, Text, Title } from '@mantine/core';
import { IconEraser, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useChatPicturesQuery } from '../../gql/chat/hooks.ts';
import classes from './ChatDrawer.module.css';
import { ChatDrawer } from './ChatDrawer.tsx';
import type { Contact } from './chatCache.ts';
import { useContactActions } from './useContactActions.ts';

const iconProps = { size: 18, stroke: 1.7, 'aria-hidden': true };

interface ContactDrawerProps {
  contact: Contact;
  onClose: () => void;
}

/** The details and settings of a contact. */
export function ContactDrawer({ contact, onClose }: ContactDrawerProps) {
  const { t } = useTranslation('chat');
  const actions = useContactActions();
  const { id, role, about, email, phone, office, isImportant, isMuted, isBlocked, chat } = contact;
  const { data } = useChatPicturesQuery({
    variables: { contactId: id },
    fetchPolicy: 'network-only',
  });
  const pictures = data?.chatPictures ?? [];

  return (
    <ChatDrawer
      title={t('contact.title')}
      side="end"
      person={contact}
      detail={role}
      onClose={onClose}
    >
      <div className={classes.block}>
        <Title order={3} size="h4" fw={500} mb="sm">
          {t('contact.about')}
        </Title>
        <Text c="dimmed" dir="auto">
          {about}
        </Text>
      </div>
      <div className={classes.block}>
        <Title order={3} size="h4" fw={500} mb="sm">
          {t('contact.details')}
        </Title>
        <Flex component="ul" gap={10} direction="column" className={classes.facts}>
          <Flex component="li" gap={10} align="center" miw={0}>
            <IconMail {...iconProps} />
            <a href={`mailto:${email}`}>{email}</a>
          </Flex>
          <Flex component="li" gap={10} align="center" miw={0}>
            <IconPhone {...iconProps} />
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          </Flex>
          <Flex component="li" gap={10} align="center" miw={0}>
            <IconMapPin {...iconProps} />
            {office}
          </Flex>
        </Flex>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not each browser supports a fieldset with flex layout */}
      <div className={classes.block} role="group" aria-labelledby="contact-options">
        <Title order={3} size="h4" fw={500} mb="sm" id="contact-options">
          {t('contact.options')}
        </Title>
        <Stack mt="sm">
          <Switch
            label={t('contact.important')}
            checked={isImportant}
            onChange={() => actions.updateOptions(contact, { isImportant: !isImportant })}
          />
          <Switch
            label={t('mute')}
            description={t('contact.muteText')}
            checked={isMuted}
            onChange={() => actions.updateOptions(contact, { isMuted: !isMuted })}
          />
          <Switch
            label={t('block')}
            description={t('contact.blockText')}
            checked={isBlocked}
            onChange={() => actions.updateOptions(contact, { isBlocked: !isBlocked })}
          />
        </Stack>
      </div>
      <div className={classes.block}>
        <Title order={3} size="h4" fw={500} mb="sm">
          {t('contact.pictures')}
        </Title>
        {pictures.length === 0 && <Text c="dimmed">{t('contact.noPictures')}</Text>}
        <SimpleGrid cols={3} spacing="sm" className={classes.pictures}>
          {pictures.map(({ id: messageId, text, picture }) => (
            <img key={messageId} src={picture?.url} alt={text} title={text} />
          ))}
        </SimpleGrid>
      </div>
      {chat && (
        <div className={classes.block}>
          <Button
            variant="default"
            color="danger"
            leftSection={<IconEraser size={16} stroke={1.7} aria-hidden />}
            onClick={() => {
              void actions.clear(contact);
              onClose();
            }}
          >
            {t('clear')}
          </Button>
        </div>
      )}
    </ChatDrawer>
  );
}
