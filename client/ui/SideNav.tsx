import { Box, Flex, Text, Title } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import classes from './SideNav.module.css';
import type { Tone } from './StatusBadge.tsx';
import { useCenteredItem } from './useCenteredItem.ts';

export interface SideNavItem {
  id: string;
  label: string;
  to: string;
  icon: Icon;
  tone?: Tone;
  /** The colour of the icon as a CSS value, instead of a tone. */
  color?: string;
  isCurrent: boolean;
  /** The number of items. `text` is its accessible name. */
  count?: { value: number; text: string; isUnread?: boolean };
}

interface SideNavProps {
  label: string;
  items: SideNavItem[];
  tagsLabel: string;
  tags: SideNavItem[];
  /** The button below the tags that adds a tag. */
  addTag?: { label: string; icon: Icon; onClick: () => void };
  className?: string;
}

/** Navigation between the parts of a screen, such as folders, with a second list of tags. */
export function SideNav({ label, items, tagsLabel, tags, addTag, className }: SideNavProps) {
  const nav = useRef<HTMLElement>(null);
  const current = [...items, ...tags].find(({ isCurrent }) => isCurrent)?.id;

  // On narrow screens, the list scrolls horizontally. The current item must be visible.
  useCenteredItem(nav, '[aria-current]', current);

  return (
    <nav ref={nav} className={`${classes.nav} ${className ?? ''}`} aria-label={label}>
      <ItemList items={items} />
      <Title order={2} size="h6" c="dimmed" fw={500} px="md" className={classes.heading}>
        {tagsLabel}
      </Title>
      <ItemList items={tags}>
        {addTag && (
          <li>
            <button
              type="button"
              className={`${classes.add} ${classes.item}`}
              onClick={addTag.onClick}
            >
              <addTag.icon className={classes.icon} size={18} stroke={1.7} aria-hidden />
              <Box component="span" miw={0} flex={1} className={classes.name}>
                {addTag.label}
              </Box>
            </button>
          </li>
        )}
      </ItemList>
    </nav>
  );
}

interface ItemListProps {
  items: SideNavItem[];
  children?: ReactNode;
}

function ItemList({ items, children }: ItemListProps) {
  const { i18n } = useTranslation();

  return (
    <Flex component="ul" direction={{ base: 'row', md: 'column' }} gap={{ base: 'sm', md: 2 }}>
      {items.map(({ id, label, to, icon: ItemIcon, tone, color, isCurrent, count }) => (
        <li key={id}>
          <Link to={to} className={classes.item} aria-current={isCurrent ? 'page' : undefined}>
            <ItemIcon
              className={classes.icon}
              data-tone={tone}
              color={color}
              size={18}
              stroke={1.7}
              aria-hidden
            />
            <Box component="span" miw={0} flex={1} className={classes.name}>
              {label}
            </Box>
            {count && (
              <Text
                size="xs"
                mod="tabular"
                span
                className={classes.count}
                data-unread={count.isUnread || undefined}
              >
                {count.value.toLocaleString(i18n.language)}
                <span className="fd-sr-only"> {count.text}</span>
              </Text>
            )}
          </Link>
        </li>
      ))}
      {children}
    </Flex>
  );
}
