import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './SampleAccounts.module.css';

const accounts = ['admin', 'client'] as const;

interface SampleAccountsProps {
  onChoose: (account: { email: string; password: string }) => void;
}

/** The two sample accounts, each with a button that fills in the form. */
export function SampleAccounts({ onChoose }: SampleAccountsProps) {
  const { t } = useTranslation('auth');

  return (
    <section className={classes.box} aria-label={t('samples.title')}>
      <h2 className={classes.title}>{t('samples.title')}</h2>
      <ul className={classes.list}>
        {accounts.map((name) => (
          <li key={name}>
            <span className={classes.texts}>
              <bdi>{name}@demo.com</bdi>
              <span>{t(`samples.${name}`)}</span>
            </span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('samples.useThis', { name: `${name}@demo.com` })}
              onClick={() => onChoose({ email: `${name}@demo.com`, password: name })}
            >
              {t('samples.use')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
