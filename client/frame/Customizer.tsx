import { ActionIcon, Box, Button, Flex, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { IconRestore, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '../data/store.ts';
import { changeLayout, choices, resetLayout, useLayout } from '../theme/layout.ts';
import { hasLetterKeys, setLetterKeys } from '../ui/listKeys/letterKeys.ts';
import classes from './Customizer.module.css';
import { FramePicture } from './FramePicture.tsx';
import { OptionGroup } from './OptionGroup.tsx';
import { useScreenSettings } from './useFrame.ts';

interface CustomizerProps {
  onClose: () => void;
}

/** A panel with the layout settings, beside the screen, so that the effect of each change is visible. */
export function Customizer({ onClose }: CustomizerProps) {
  const { t } = useTranslation('app/customizer');
  const layout = useLayout();
  const hasKeys = useStore(hasLetterKeys);
  const settings = useScreenSettings();
  const panel = useRef<HTMLDivElement>(null);
  const isVertical = layout.menu === 'vertical';

  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  return (
    <Stack
      ref={panel}
      gap={0}
      className={classes.panel}
      role="dialog"
      aria-label={t('title')}
      tabIndex={-1}
      data-frame-part
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Group
        wrap="nowrap"
        justify="space-between"
        py="lg"
        flex="none"
        ps="xl"
        pe="md"
        mod="line-bottom"
      >
        <div>
          <Title order={2} size="h3">
            {t('title')}
          </Title>
          <Text size="caption" c="dimmed">
            {t('hint')}
          </Text>
        </div>
        <ActionIcon
          size={40}
          variant="subtle"
          color="gray"
          aria-label={t('close')}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </Group>

      <Stack gap="xl" px="xl" pt={20} pb={32} flex={1} className={classes.options}>
        <OptionGroup
          option="colorScheme"
          values={choices.colorScheme.filter(
            (colorScheme) => isVertical || colorScheme !== 'semi-dark',
          )}
          renderPicture={(colorScheme) => <FramePicture colorScheme={colorScheme} />}
        />
        <OptionGroup option="primary" variant="swatch" />
        <OptionGroup
          option="menu"
          renderPicture={(menu) => <FramePicture menu={menu} />}
          onChoose={(menu) =>
            // The semi-dark scheme only affects the side menu, so the horizontal menu replaces it by the light scheme.
            menu === 'horizontal' &&
            layout.colorScheme === 'semi-dark' &&
            changeLayout({ colorScheme: 'light' })
          }
        />
        <Flex component="fieldset" gap="md" direction="column">
          <Box component="legend" fw={600} mb="sm">
            {t('menuVisibility.label')}
          </Box>
          {isVertical && (
            <Switch
              label={t('menuCollapsed')}
              description={settings.menu && t('setByScreen')}
              disabled={settings.menu !== undefined}
              checked={layout.menuCollapsed}
              onChange={({ currentTarget }) =>
                changeLayout({ menuCollapsed: currentTarget.checked })
              }
            />
          )}
          <Switch
            label={t('menuHidden')}
            disabled={settings.menu === 'hidden'}
            checked={layout.menuHidden}
            onChange={({ currentTarget }) => changeLayout({ menuHidden: currentTarget.checked })}
          />
        </Flex>
        <Flex component="fieldset" gap="md" direction="column">
          <Box component="legend" fw={600} mb="sm">
            {t('letterKeys.legend')}
          </Box>
          <Switch
            label={t('letterKeys.label')}
            description={t('letterKeys.text')}
            checked={hasKeys}
            onChange={({ currentTarget }) => setLetterKeys(currentTarget.checked)}
          />
        </Flex>
        <OptionGroup option="direction" />
        <OptionGroup
          option="content"
          renderPicture={(content) => <FramePicture content={content} />}
          isDisabled={settings.content !== undefined}
        />
        <OptionGroup
          option="navbar"
          label={isVertical ? undefined : t('menuType')}
          values={choices.navbar.filter((type) => isVertical || type !== 'hidden')}
        />
        {isVertical && <OptionGroup option="navbarColour" variant="swatch" />}
        <OptionGroup option="footer" />
        <OptionGroup option="transition" />
      </Stack>

      <Box px="xl" py="md" flex="none" mod="line-top">
        <Button
          variant="default"
          fullWidth
          leftSection={<IconRestore size={18} stroke={1.6} aria-hidden />}
          onClick={resetLayout}
        >
          {t('reset')}
        </Button>
      </Box>
    </Stack>
  );
}
