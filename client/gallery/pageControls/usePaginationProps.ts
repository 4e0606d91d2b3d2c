import { useTranslation } from 'react-i18next';

/** Returns a function that creates the accessible names of a pagination and its buttons. */
export function usePaginationProps() {
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
