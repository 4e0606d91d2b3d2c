import { Group, Radio } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { languages } from '../../config.ts';
import { browserStorage, storageKeys } from '../../data/storage.ts';

/** Changes the language of the app, and stores the language for the next visit. */
export function Language() {
  const { t, i18n } = useTranslation('i18n');

  async function changeLanguage(language: string) {
    await i18n.changeLanguage(language);
    browserStorage.setItem(storageKeys.language, language);
    document.documentElement.lang = language;
  }

  return (
    <>
      <Radio.Group label={t('language')} value={i18n.language} onChange={changeLanguage}>
        <Group mt="sm" gap="lg">
          {Object.entries(languages).map(([language, name]) => (
            <Radio key={language} value={language} label={name} lang={language} />
          ))}
        </Group>
      </Radio.Group>
      <p dir="auto">{t('paragraph')}</p>
    </>
  );
}
