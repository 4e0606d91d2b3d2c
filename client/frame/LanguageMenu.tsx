import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../config.ts';
import { MenuButton } from '../ui/MenuButton.tsx';
import { changeLanguage } from './i18n.ts';
import classes from './LanguageMenu.module.css';

const languageNames = Object.entries(languages) as [Language, string][];

/** The menu that changes the language. Each language is shown with its native name. */
export function LanguageMenu() {
  const { t, i18n } = useTranslation('app');
  const current = i18n.language as Language;
  const code = current.toUpperCase();

  return (
    <MenuButton
      // The accessible name must contain the visible text (WCAG 2.5.3).
      label={t('language', { name: languages[current], code })}
      icon={<IconLanguage size={20} stroke={1.6} aria-hidden />}
      text={
        <>
          <span className={classes.fullName} lang={current}>
            {languages[current]}
          </span>
          <span className={classes.code}>{code}</span>
        </>
      }
      groups={[
        {
          key: 'languages',
          choice: 'one',
          items: languageNames.map(([language, label]) => ({
            key: language,
            label,
            lang: language,
            isChosen: language === current,
            onClick: () => void changeLanguage(language),
          })),
        },
      ]}
    />
  );
}
