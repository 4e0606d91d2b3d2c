import { IconBuilding } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../ui/MenuButton.tsx';
import { showToast } from '../../ui/toasts.ts';

const cities = ['Lisbon', 'Hamburg', 'Lyon', 'Leeds'];

/** An uncontrolled menu, which stores its own state. */
export function Uncontrolled() {
  const { t } = useTranslation('dropdowns');

  const items = cities.map((city) => ({
    key: city,
    label: city,
    onClick: () => showToast({ kind: 'success', message: t('selected', { name: city }) }),
  }));

  return (
    <MenuButton
      label={t('office')}
      text={t('office')}
      icon={<IconBuilding size={18} stroke={1.7} aria-hidden />}
      variant="default"
      groups={[{ key: 'cities', items }]}
    />
  );
}
