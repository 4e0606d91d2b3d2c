import { Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './QuoteWithAvatar.module.css';

export function QuoteWithAvatar() {
  const { t } = useTranslation('typography');

  return (
    <figure className={classes.figure}>
      <blockquote>{t('quote')}</blockquote>
      <Group component="figcaption" gap="sm">
        <PersonAvatar
          fullName="Harriet Marlow"
          avatar="/pictures/people/harriet-marlow.svg"
          size={40}
          isDecorative
        />
        <Text span fw={500}>
          Harriet Marlow
        </Text>
      </Group>
    </figure>
  );
}
