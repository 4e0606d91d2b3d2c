import { Alert, Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy, IconKey } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { NewToken } from './NewTokenDrawer.tsx';

interface CreatedTokenProps {
  created: NewToken;
  onClose: () => void;
}

/** A new access token, which is not shown again. */
export function CreatedToken({ created: { token, details }, onClose }: CreatedTokenProps) {
  const { t } = useTranslation('account');

  return (
    <Alert
      color="success"
      mb="lg"
      icon={<IconKey />}
      title={t('tokens.created', { name: details.name })}
    >
      {t('tokens.createdText')}
      <Group gap="sm" mt="md" align="stretch">
        <TextInput
          flex="1 1 240px"
          dir="ltr"
          ff="monospace"
          readOnly
          aria-label={t('tokens.token')}
          value={token}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyButton value={token} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {t(copied ? 'tokens.copied' : 'tokens.copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={onClose}>
          {t('tokens.done')}
        </Button>
      </Group>
    </Alert>
  );
}
