import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatValue } from './formatValue.ts';
import type { AnyMutationForm } from './useMutationForm.ts';
import type { Conflict } from './useRecordChanges.ts';

/** The notice that somebody else has changed the record while the form was open, with both values of each conflict. */
export function ChangeNotice({ form }: { form: AnyMutationForm }) {
  const { t } = useTranslation('app');
  const { conflicts, updatedLabels } = form;

  return (
    <Alert
      style={{ gridColumn: '1 / -1' }}
      icon={<IconUsers size={18} aria-hidden />}
      color="warning"
      title={t('ui.form.changed.title')}
    >
      <Stack gap="xs">
        {updatedLabels.length > 0 && (
          <Text size="sm">
            {t('ui.form.changed.updated', { fields: updatedLabels.join(', ') })}
          </Text>
        )}
        {conflicts.length > 0 && <Text size="sm">{t('ui.form.changed.text')}</Text>}
        {conflicts.map((conflict: Conflict) => (
          <ConflictChoice
            key={conflict.field}
            conflict={conflict}
            onChoose={(choice) => form.resolveConflict(conflict, choice)}
          />
        ))}
      </Stack>
    </Alert>
  );
}

interface ConflictChoiceProps {
  conflict: Conflict;
  onChoose: (choice: 'mine' | 'theirs') => void;
}

function ConflictChoice({ conflict, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('app');
  const { label } = conflict;

  return (
    <Stack gap={4} role="group" aria-label={label}>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      {(['mine', 'theirs'] as const).map((choice) => (
        <Group key={choice} gap="xs" wrap="nowrap" justify="space-between">
          <Text size="sm" lineClamp={2}>
            {t(`ui.form.changed.${choice}`, { value: formatValue(conflict[choice], t) })}
          </Text>
          <Button
            size="compact-sm"
            variant="default"
            flex="none"
            aria-label={t(`ui.form.changed.${choice}Label`, { label })}
            onClick={() => onChoose(choice)}
          >
            {t(`ui.form.changed.${choice}Action`)}
          </Button>
        </Group>
      ))}
    </Stack>
  );
}
