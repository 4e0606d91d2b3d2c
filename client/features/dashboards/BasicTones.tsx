// remove-feature blog ecommerce
import { Flex, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './BasicCard.module.css';

const tones = ['primary', 'neutral', 'success', 'danger', 'warning', 'info'] as const;

/** A card in each colour, filled or with a coloured border. */
export function BasicTones({ isSolid }: { isSolid: boolean }) {
  const { t } = useTranslation('dashboards/cards');

  return tones.map((tone) => (
    <Flex
      key={tone}
      component="article"
      direction="column"
      miw={0}
      className={classes.card}
      data-tone={tone}
      data-solid={isSolid || undefined}
      data-outlined={!isSolid || undefined}
    >
      <div className={classes.body}>
        <Title order={3} mod="breakable" className={classes.title}>
          {t(`basic.tone.${tone}`)}
        </Title>
        <p className={classes.text}>{t(`basic.for.${tone}`)}</p>
      </div>
    </Flex>
  ));
}
