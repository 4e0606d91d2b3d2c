import { Rating } from '@mantine/core';
import { IconCloud, IconCloudRain, IconHaze, IconSun } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const weather = [
  { key: 'rain', Icon: IconCloudRain },
  { key: 'clouds', Icon: IconCloud },
  { key: 'haze', Icon: IconHaze },
  { key: 'sun', Icon: IconSun },
] as const;

/** Each value has a different symbol. */
export function CustomSymbols() {
  const { t } = useTranslation('ratings');

  const createSymbol = (color: string) => (value: number) => {
    const { Icon } = weather[value - 1] ?? weather[0];
    return <Icon size={36} stroke={1.7} color={color} />;
  };

  return (
    <Rating
      role="radiogroup"
      aria-label={t('rateWeek')}
      getSymbolLabel={(value) => t(weather[value - 1]?.key ?? 'none')}
      count={weather.length}
      defaultValue={4}
      highlightSelectedOnly
      emptySymbol={createSymbol('var(--fd-control)')}
      fullSymbol={createSymbol('var(--mantine-color-primary-filled)')}
    />
  );
}
