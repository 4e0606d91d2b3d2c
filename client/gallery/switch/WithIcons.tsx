import { Group, Switch } from '@mantine/core';
import {
  IconBell,
  IconBellOff,
  IconCheck,
  IconEye,
  IconEyeOff,
  IconLock,
  IconLockOpen,
  IconMoon,
  IconPlayerPause,
  IconPlayerPlay,
  IconSun,
  IconVolume,
  IconVolumeOff,
  IconX,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const pairs = [
  { tone: 'primary', On: IconCheck, Off: IconX },
  { tone: 'gray', On: IconEye, Off: IconEyeOff },
  { tone: 'success', On: IconPlayerPlay, Off: IconPlayerPause },
  { tone: 'danger', On: IconLock, Off: IconLockOpen },
  { tone: 'warning', On: IconBell, Off: IconBellOff },
  { tone: 'info', On: IconVolume, Off: IconVolumeOff },
  { tone: 'dark', On: IconMoon, Off: IconSun },
] as const;

/** The icon on the track shows whether the switch is on. */
export function WithIcons() {
  const { t } = useTranslation('gallery');

  return (
    <Group gap="xl">
      {pairs.map(({ tone, On, Off }) => (
        <Switch
          key={tone}
          size="lg"
          color={tone === 'dark' ? 'var(--mantine-color-text)' : tone}
          label={t(`tone.${tone}`)}
          onLabel={<On size={16} stroke={2} aria-hidden />}
          offLabel={<Off size={16} stroke={2} aria-hidden />}
          defaultChecked
        />
      ))}
    </Group>
  );
}
