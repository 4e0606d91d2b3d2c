import { Tabs } from '@mantine/core';
import { useTranslation } from 'react-i18next';

export function Plain() {
  const { t } = useTranslation('tabs');

  return (
    <Tabs defaultValue="details">
      <Tabs.List aria-label={t('desk')}>
        <Tabs.Tab value="details">{t('tab.details')}</Tabs.Tab>
        <Tabs.Tab value="materials">{t('tab.materials')}</Tabs.Tab>
        <Tabs.Tab value="delivery">{t('tab.delivery')}</Tabs.Tab>
        <Tabs.Tab value="reviews" disabled>
          {t('tab.reviews')}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="details" pt="lg">
        {t('text.details')}
      </Tabs.Panel>
      <Tabs.Panel value="materials" pt="lg">
        {t('text.materials')}
      </Tabs.Panel>
      <Tabs.Panel value="delivery" pt="lg">
        {t('text.delivery')}
      </Tabs.Panel>
    </Tabs>
  );
}
