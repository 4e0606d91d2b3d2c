import { Box, Text, Title } from '@mantine/core';
import { IconMail, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FaqPageQuery } from '../../gql/faq/graphql.ts';
import classes from './HelpTiles.module.css';

/** Links to the phone number and the email address of the support. */
export function HelpTiles({ helpDesk }: { helpDesk: FaqPageQuery['helpDesk'] }) {
  const { t } = useTranslation('faq');
  const { email, phone, city } = helpDesk;

  const tiles = [
    { id: 'phone', Icon: IconPhone, href: `tel:${phone.replaceAll(/[^\d+]/g, '')}`, text: phone },
    { id: 'mail', Icon: IconMail, href: `mailto:${email}`, text: email },
  ] as const;

  return (
    <Box component="section" ta="center" py="md" aria-labelledby="faq-help">
      <Title id="faq-help" order={2} size="h3" mb="xs">
        <bdi>{t('help.title')}</bdi>
      </Title>
      <Text c="dimmed">
        <bdi>{t('help.text')}</bdi>
      </Text>
      <ul className={classes.tiles}>
        {tiles.map(({ id, Icon, href, text }) => (
          <li key={id}>
            <a href={href} className={classes.tile}>
              <Icon size={22} stroke={1.6} aria-hidden />
              <Text component="bdi" inherit c="bright" fw={600} mod="breakable">
                {text}
              </Text>
              <Text size="caption" c="dimmed" span dir="auto">
                {t(`help.${id}`, { city })}
              </Text>
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
