import { ActionIcon, Button, Stack } from '@mantine/core';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';
import { InputGroup } from './InputGroup.tsx';

export function WithButtons() {
  const { t } = useTranslation('inputGroups');
  const [code, setCode] = useState('');
  const [count, setCount] = useState(4);

  return (
    <Stack gap="lg">
      <InputGroup
        label={t('code')}
        value={code}
        onChange={setCode}
        after={
          <Button
            disabled={!code}
            onClick={() => showToast({ kind: 'success', message: t('codeSaved', { code }) })}
          >
            {t('save')}
          </Button>
        }
      />
      <InputGroup
        label={t('desks')}
        value={String(count)}
        onChange={(text) => setCount(Number(text.replace(/\D/g, '')))}
        before={
          <ActionIcon
            size={38}
            variant="subtle"
            color="gray"
            aria-label={t('decrease')}
            disabled={count === 0}
            onClick={() => setCount(count - 1)}
          >
            <IconMinus size={16} />
          </ActionIcon>
        }
        after={
          <ActionIcon
            size={38}
            variant="subtle"
            color="gray"
            aria-label={t('increase')}
            onClick={() => setCount(count + 1)}
          >
            <IconPlus size={16} />
          </ActionIcon>
        }
      />
    </Stack>
  );
}
