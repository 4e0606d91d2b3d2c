import { Box } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
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
  heading?: 'h2' | 'h3' | 'h4';
}

/** A list of items that expand. */
export function CollapseList(props: CollapseListProps) {
  const { items, isAccordion, variant = 'lines', heading: Heading = 'h3' } = props;
  const id = useId();
  const [opened, setOpened] = useState(props.defaultOpened ?? []);

  function toggle(itemId: string) {
    if (opened.includes(itemId)) setOpened(opened.filter((openedId) => openedId !== itemId));
    else setOpened(isAccordion ? [itemId] : [...opened, itemId]);
  }

  return (
    <div className={classes.list} data-variant={variant}>
      {items.map(({ id: itemId, title, content, isDisabled }) => {
        const isOpen = opened.includes(itemId);
        return (
          <div key={itemId} className={classes.item}>
            <Heading className={classes.heading}>
              <button
                type="button"
                id={`${id}-${itemId}`}
                disabled={isDisabled}
                aria-expanded={isOpen}
                aria-controls={`${id}-${itemId}-content`}
                onClick={() => toggle(itemId)}
              >
                {title}
                <IconChevronDown size={18} stroke={1.7} aria-hidden />
              </button>
            </Heading>
            <Box
              id={`${id}-${itemId}-content`}
              component="section"
              c="dimmed"
              px="lg"
              pb="lg"
              aria-labelledby={`${id}-${itemId}`}
              hidden={!isOpen}
            >
              {content}
            </Box>
          </div>
        );
      })}
    </div>
  );
}
