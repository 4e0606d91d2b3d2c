import { Box, Flex, Group, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from './Brand.tsx';
import classes from './Menu.module.css';
import { MenuItems } from './MenuItems.tsx';
import { MenuPin } from './MenuPin.tsx';
import type { MenuState } from './useMenu.ts';

interface MenuProps {
  menu: MenuState;
  /** Closes the menu. Only a menu that covers the screen can be closed. */
  onClose?: () => void;
}

/** The side menu: the logo and the menu tree, which has its own scroll bar. */
export function Menu({ menu, onClose }: MenuProps) {
  const { t } = useTranslation('app');
  const [isScrolled, setScrolled] = useState(false);
  const tree = useRef<HTMLDivElement>(null);

  // The entry of the first screen may be far down.
  useEffect(() => {
    tree.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <Flex
      component="nav"
      c="bright"
      direction="column"
      h="100%"
      bg="var(--mantine-color-body)"
      aria-label={t('menu.label')}
    >
      <Group
        gap={0}
        wrap="nowrap"
        justify="space-between"
        flex="none"
        className={classes.header}
        data-scrolled={isScrolled || undefined}
      >
        <Brand />
        {onClose ? (
          <button
            type="button"
            className={classes.control}
            aria-label={t('menu.close')}
            onClick={onClose}
          >
            <IconX size={20} stroke={1.6} aria-hidden />
          </button>
        ) : (
          <MenuPin />
        )}
      </Group>

      <Box
        px="lg"
        pt="xs"
        pb="xl"
        flex={1}
        ref={tree}
        className={classes.tree}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop > 0)}
      >
        {menu.sections.map(({ id, items }) => (
          <div key={id} className={classes.section}>
            {id !== 'dashboards' && (
              <Title
                order={2}
                size="h6"
                c="var(--mantine-color-placeholder)"
                fw={500}
                mb="xs"
                px={14}
                className={classes.title}
              >
                <span>{t(`menu.section.${id}`)}</span>
              </Title>
            )}
            <MenuItems items={items} path={[]} menu={menu} />
          </div>
        ))}
      </Box>
    </Flex>
  );
}
