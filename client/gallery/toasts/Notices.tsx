import { Button, Notification, SimpleGrid } from '@mantine/core';
import { type Icon, IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Notices.module.css';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;
const all = ['plain', ...tones] as const;

interface NoticesProps {
  icons?: Partial<Record<(typeof all)[number], Icon>>;
  isTranslucent?: boolean;
}

/** Eight notices that stay in the page until each is closed. */
export function Notices({ icons, isTranslucent }: NoticesProps) {
  const { t } = useTranslation(['toasts', 'app', 'gallery']);
  const [shown, setShown] = useState<readonly (typeof all)[number][]>(all);

  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2, xl: 4 }}
      spacing="md"
      className={isTranslucent ? classes.ground : undefined}
    >
      {shown.map((tone) => {
        const Icon = icons?.[tone] ?? IconBell;
        return (
          <Notification
            key={tone}
            role="group"
            aria-label={tone === 'plain' ? t('plain') : t(`gallery:tone.${tone}`)}
            title={tone === 'plain' ? t('plain') : t(`gallery:tone.${tone}`)}
            icon={icons && <Icon size={16} stroke={2} aria-hidden />}
            mod={{ tone, translucent: isTranslucent }}
            classNames={{ root: classes.notice, icon: classes.icon, description: classes.text }}
            closeButtonProps={{ 'aria-label': t('app:close') }}
            onClose={() => setShown(shown.filter((one) => one !== tone))}
          >
            {t('saved')}
          </Notification>
        );
      })}
      {shown.length < all.length && (
        <Button variant="subtle" onClick={() => setShown(all)}>
          {t('again')}
        </Button>
      )}
    </SimpleGrid>
  );
}
