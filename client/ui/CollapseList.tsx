import { Accordion } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './CollapseList.module.css';

export interface CollapseItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  isDisabled?: boolean;
}

interface CollapseListProps {
  items: CollapseItem[];
  /** Whether opening an item closes the others. */
  isAccordion?: boolean;
  /** The ids of the items that are open at first. */
  defaultOpened?: string[];
  variant?: 'lines' | 'cards';
}

/** A list of items that expand. */
export function CollapseList(props: CollapseListProps) {
  const { items, isAccordion, defaultOpened = [], variant } = props;
  const common = {
    order: 3,
    variant: variant === 'cards' ? 'separated' : 'default',
    radius: 'lg',
    transitionDuration: 160,
    chevron: <IconChevronDown size={18} stroke={1.7} aria-hidden />,
    classNames: classes,
    children: items.map(({ id, title, content, isDisabled }) => (
      <Accordion.Item key={id} value={id} mod={{ line: variant !== 'cards' }}>
        <Accordion.Control disabled={isDisabled}>{title}</Accordion.Control>
        <Accordion.Panel c="dimmed">{content}</Accordion.Panel>
      </Accordion.Item>
    )),
  } as const;

  return isAccordion ? (
    <Accordion {...common} defaultValue={defaultOpened[0]} />
  ) : (
    <Accordion multiple {...common} defaultValue={defaultOpened} />
  );
}
