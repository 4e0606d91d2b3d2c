import { useTranslation } from 'react-i18next';

/** What a bar and its buttons are called. */
export function usePageTexts() {
  const { t } = useTranslation(['pageControls', 'app']);

  return (label: string) => ({
    role: 'navigation',
    'aria-label': label,
    getItemProps: (page: number) => ({ 'aria-label': t('page', { page }) }),
    getControlProps: (control: 'first' | 'previous' | 'next' | 'last') => ({
      'aria-label': t(`app:pager.${control}`),
    }),
  });
}
