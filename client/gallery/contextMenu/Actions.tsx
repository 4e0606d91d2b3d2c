import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';

const actions = ['edit', 'copy', 'delete'] as const;

export function Actions() {
  const { t } = useTranslation('contextMenu');

  return actions.map((action) => (
    <Menu.Item
      key={action}
      onClick={() =>
        void showToast({ kind: 'success', message: t('selected', { action: t(action) }) })
      }
    >
      {t(action)}
    </Menu.Item>
  ));
}
