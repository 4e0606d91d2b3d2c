import { Button, Group, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../ui/toasts.ts';
import { CityMenu } from './CityMenu.tsx';
import classes from './Split.module.css';

const tones = ['primary', 'success', 'danger', 'warning', 'info'] as const;

/** A button for the main action, and a menu with other actions. */
export function Split() {
  const { t } = useTranslation(['dropdowns', 'gallery']);

  return (
    <Group gap="md">
      {tones.map((tone) => (
        <Button.Group key={tone}>
          <Button
            color={tone}
            onClick={() =>
              showToast({
                kind: 'success',
                message: t('selected', { name: t(`gallery:tone.${tone}`) }),
              })
            }
          >
            {t(`gallery:tone.${tone}`)}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <Button
                className={classes.menuButton}
                color={tone}
                px="sm"
                aria-label={t('more', { name: t(`gallery:tone.${tone}`) })}
              >
                <IconChevronDown size={16} stroke={1.7} />
              </Button>
            </Menu.Target>
            <CityMenu />
          </Menu>
        </Button.Group>
      ))}
    </Group>
  );
}
