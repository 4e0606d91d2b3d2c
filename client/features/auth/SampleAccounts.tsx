import { Box, Button, Stack, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SampleAccounts.module.css';

const accounts = ['admin', 'client'] as const;

interface SampleAccountsProps {
  onChoose: (account: { email: string; password: string }) => void;
}

/** The two sample accounts, each with a button that fills in the form. */
export function SampleAccounts({ onChoose }: SampleAccountsProps) {
  const { t } = useTranslation('auth');

  return (
    <Box
      component="section"
      mt="xl"
      py="md"
      px="lg"
      bd="1px solid var(--mantine-color-default-border)"
      bdrs="lg"
      bg="var(--fd-page)"
      aria-label={t('samples.title')}
    >
      <Title order={2} size="h6" c="dimmed" fw={500} mb="xs">
        {t('samples.title')}
      </Title>
      <ul className={classes.list} data-lines>
        {accounts.map((name) => (
          <li key={name}>
            <Stack
              component="span"
              gap={0}
              align="flex-start"
              mod="breakable"
              miw={0}
              className={classes.texts}
            >
              <bdi>{name}@demo.com</bdi>
              <span>{t(`samples.${name}`)}</span>
            </Stack>
            <Button
              variant="default"
              size="xs"
              aria-label={t('samples.useThis', { name: `${name}@demo.com` })}
              onClick={() => onChoose({ email: `${name}@demo.com`, password: name })}
            >
              {t('samples.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Box>
  );
}
