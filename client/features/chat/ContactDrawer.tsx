import { Button, Switch } from '@mantine/core';
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
        <h3 className={classes.label}>{t('contact.about')}</h3>
        <p className={classes.about} dir="auto">
          {about}
        </p>
      </div>
      <div className={classes.block}>
        <h3 className={classes.label}>{t('contact.details')}</h3>
        <ul className={classes.facts}>
          <li>
            <IconMail {...iconProps} />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <IconPhone {...iconProps} />
            <a href={`tel:${phone.replace(/\s/g, '')}`} dir="ltr">
              {phone}
            </a>
          </li>
          <li>
            <IconMapPin {...iconProps} />
            {office}
          </li>
        </ul>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: not each browser supports a fieldset with flex layout */}
      <div className={classes.block} role="group" aria-labelledby="contact-options">
        <h3 className={classes.label} id="contact-options">
          {t('contact.options')}
        </h3>
        <div className={classes.options}>
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
        </div>
      </div>
      <div className={classes.block}>
        <h3 className={classes.label}>{t('contact.pictures')}</h3>
        {pictures.length === 0 && <p className={classes.about}>{t('contact.noPictures')}</p>}
        <div className={classes.pictures}>
          {pictures.map(({ id: messageId, text, picture }) => (
            <img key={messageId} src={picture?.url} alt={text} title={text} />
          ))}
        </div>
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
