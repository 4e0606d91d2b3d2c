import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ShopFilters.module.css';

interface FilterDrawerProps {
  /** The number of matching products. */
  total: number;
  onClose: () => void;
  children: ReactNode;
}

/** The filters on narrow screens. The list behind the drawer updates at once. */
export function FilterDrawer({ total, onClose, children }: FilterDrawerProps) {
  const { t } = useTranslation('ecommerce');

  return (
    <Drawer
      opened
      onClose={onClose}
      position="left"
      size={320}
      padding={0}
      zIndex={300}
      title={t('filters.title')}
      overlayProps={{ backgroundOpacity: 0.45 }}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'app' }) }}
      classNames={{ header: classes.drawerHeader, title: classes.drawerTitle }}
    >
      {children}
      <div className={classes.drawerFooter}>
        <Button fullWidth onClick={onClose}>
          {t('filters.show', { count: total })}
        </Button>
      </div>
    </Drawer>
  );
}
