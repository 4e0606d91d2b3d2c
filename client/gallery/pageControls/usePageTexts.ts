import { useTranslation } from 'react-i18next';

/** Returns the accessible names of the pagination and its buttons. */
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
