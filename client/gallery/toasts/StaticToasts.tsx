import { Button, Notification, SimpleGrid } from '@mantine/core';
import { type Icon, IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './StaticToasts.module.css';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info', 'dark'] as const;
const variants = ['plain', ...tones] as const;

interface StaticToastsProps {
  icons?: Partial<Record<(typeof variants)[number], Icon>>;
  isTranslucent?: boolean;
}

/** Eight toasts that stay on the page until the user closes them. */
export function StaticToasts({ icons, isTranslucent }: StaticToastsProps) {
  const { t } = useTranslation(['toasts', 'app', 'gallery']);
  const [visibleVariants, setVisibleVariants] =
    useState<readonly (typeof variants)[number][]>(variants);

  return (
    <SimpleGrid
      cols={{ base: 1, sm: 2, xl: 4 }}
      spacing="md"
      className={isTranslucent ? classes.background : undefined}
    >
      {visibleVariants.map((tone) => {
        const Icon = icons?.[tone] ?? IconBell;
        return (
          <Notification
            key={tone}
            role="group"
            aria-label={tone === 'plain' ? t('plain') : t(`gallery:tone.${tone}`)}
            title={tone === 'plain' ? t('plain') : t(`gallery:tone.${tone}`)}
            icon={icons && <Icon size={16} stroke={2} aria-hidden />}
            mod={{ tone, translucent: isTranslucent }}
            classNames={{ root: classes.toast, icon: classes.icon, description: classes.text }}
            closeButtonProps={{ 'aria-label': t('app:close') }}
            onClose={() =>
              setVisibleVariants(visibleVariants.filter((variant) => variant !== tone))
            }
          >
            {t('saved')}
          </Notification>
        );
      })}
      {visibleVariants.length < variants.length && (
        <Button variant="subtle" onClick={() => setVisibleVariants(variants)}>
          {t('showAll')}
        </Button>
      )}
    </SimpleGrid>
  );
}
