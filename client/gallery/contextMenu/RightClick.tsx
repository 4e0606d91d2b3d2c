import { Menu } from '@mantine/core';
import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { mirrorArrowKeys, openFlyOutByKey, returnFocusOnClose } from '../../ui/flyOutKeys.ts';
import { showToast } from '../../ui/toasts.ts';
import { PointerMenu } from './PointerMenu.tsx';

/** A menu with a submenu and a disabled item. */
export function RightClick() {
  const { t } = useTranslation('contextMenu');
  const createClickHandler = (action: string) => () =>
    void showToast({ kind: 'success', message: t('selected', { action }) });

  return (
    <PointerMenu label={t('rightClick')}>
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={createClickHandler(t('edit'))}>
        {t('edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconCopy size={16} />} onClick={createClickHandler(t('copy'))}>
        {t('copy')}
      </Menu.Item>
      <Menu.Sub>
        <Menu.Sub.Target>
          <Menu.Sub.Item onKeyDown={openFlyOutByKey}>{t('moveTo')}</Menu.Sub.Item>
        </Menu.Sub.Target>
        <Menu.Sub.Dropdown onKeyDown={returnFocusOnClose}>
          {['Hamburg', 'Lyon'].map((city) => (
            <Menu.Item key={city} onKeyDown={mirrorArrowKeys} onClick={createClickHandler(city)}>
              {city}
            </Menu.Item>
          ))}
          <Menu.Item disabled>Leeds</Menu.Item>
        </Menu.Sub.Dropdown>
      </Menu.Sub>
      <Menu.Divider />
      <Menu.Item
        color="var(--mantine-color-danger-filled)"
        leftSection={<IconTrash size={16} />}
        onClick={createClickHandler(t('delete'))}
      >
        {t('delete')}
      </Menu.Item>
    </PointerMenu>
  );
}
