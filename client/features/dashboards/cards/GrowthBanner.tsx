import { Box, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useViewer } from '../../../session/session.ts';
import classes from './GrowthBanner.module.css';
import { GrowthScene } from './GrowthScene.tsx';
import { useFormats } from './useFormats.ts';

interface GrowthBannerProps {
  /** The change from the previous month, in percent. */
  growth: number;
  revenue: number;
}

/** The change of the revenue this month, with a congratulation if the revenue has grown. */
export function GrowthBanner({ growth, revenue }: GrowthBannerProps) {
  const { t } = useTranslation('dashboards');
  const { formatDollars, formatPercent } = useFormats();
  const [name] = (useViewer()?.fullName ?? '').split(' ');
  const kind = growth > 0 ? 'more' : growth < 0 ? 'less' : 'same';

  return (
    <section className={classes.banner} aria-labelledby="growth">
      <div className={classes.texts}>
        <Title id="growth" order={2} size="h1" lts="-0.015em" m={0} mb="xs">
          {growth > 0 && name ? t('growth.hello', { name }) : t('growth.title')}
        </Title>
        <Box component="p" maw="44ch" m={0}>
          {t(`growth.${kind}`, {
            revenue: formatDollars(revenue),
            share: formatPercent(Math.abs(growth)),
          })}
        </Box>
      </div>
      <Box
        style={{ alignSelf: 'end' }}
        w={{ base: 'min(100%, 240px)', xs: 'auto' }}
        mx={{ base: 'auto', xs: 0 }}
      >
        <GrowthScene isCelebration={growth > 0} />
      </Box>
    </section>
  );
}
