import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canOpen } from '../../state/screenRegistry.ts';
import classes from './HelpBand.module.css';

const knowledge = '/pages/knowledge-base';

/** Links to the FAQ and the knowledge base. */
export function HelpBand() {
  const { t } = useTranslation('pricing');
  if (!canOpen(knowledge)) return null;

  return (
    <section className={classes.band} aria-labelledby="pricing-help">
      <div>
        <h2 id="pricing-help" className={classes.title}>
          {t('help.title')}
        </h2>
        <p className={classes.text}>{t('help.text')}</p>
      </div>
      <Button component={Link} to={knowledge} variant="default">
        {t('help.action')}
      </Button>
    </section>
  );
}
