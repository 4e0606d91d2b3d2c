import { TextInput } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The browser's own field; the line below writes it in twenty-four hours. */
export function Time() {
  const { t } = useTranslation('pickers');
  const [time, setTime] = useState('14:30');

  return (
    <>
      <TextInput
        type="time"
        label={t('time')}
        leftSection={<IconClock size={16} stroke={1.7} aria-hidden />}
        value={time}
        onChange={({ currentTarget }) => setTime(currentTarget.value)}
      />
      <p role="status">{time ? t('said', { what: time }) : t('none')}</p>
    </>
  );
}
