import { useTranslation } from 'react-i18next';
import classes from './BasicCard.module.css';

const tones = ['primary', 'neutral', 'success', 'danger', 'warning', 'info'] as const;

/** A card in each colour, filled or with a coloured border. */
export function BasicTones({ isSolid }: { isSolid: boolean }) {
  const { t } = useTranslation('dashboards/cards');

  return tones.map((tone) => (
    <article
      key={tone}
      className={classes.card}
      data-tone={tone}
      data-solid={isSolid || undefined}
      data-outlined={!isSolid || undefined}
    >
      <div className={classes.body}>
        <h3 className={classes.title}>{t(`basic.tone.${tone}`)}</h3>
        <p className={classes.text}>{t(`basic.for.${tone}`)}</p>
      </div>
    </article>
  ));
}
