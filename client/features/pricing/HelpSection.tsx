import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { canOpen } from '../../navigation/screenRegistry.ts';
import classes from './HelpSection.module.css';

const knowledgeBasePath = '/pages/knowledge-base';

/** A link to the knowledge base, for viewers who may open it. */
export function HelpSection() {
  const { t } = useTranslation('pricing');
  if (!canOpen(knowledgeBasePath)) return null;

  return (
    <section className={classes.section} aria-labelledby="pricing-help">
      <div>
        <h2 id="pricing-help" className={classes.title}>
          {t('help.title')}
        </h2>
        <p className={classes.text}>{t('help.text')}</p>
      </div>
      <Button component={Link} to={knowledgeBasePath} variant="default">
        {t('help.action')}
      </Button>
    </section>
  );
}
