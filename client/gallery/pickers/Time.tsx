import { TextInput } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The native time field. The text below shows the time in the 24-hour format. */
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
      <p role="status">{time ? t('selected', { value: time }) : t('noneSelected')}</p>
    </>
  );
}
