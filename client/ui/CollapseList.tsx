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
  opened?: string[];
  look?: 'lines' | 'cards';
  heading?: 'h2' | 'h3' | 'h4';
}

/** A list of items that expand. */
export function CollapseList(props: CollapseListProps) {
  const { items, isAccordion, look = 'lines', heading: Heading = 'h3' } = props;
  const id = useId();
  const [opened, setOpened] = useState(props.opened ?? []);

  function toggle(item: string) {
    if (opened.includes(item)) setOpened(opened.filter((one) => one !== item));
    else setOpened(isAccordion ? [item] : [...opened, item]);
  }

  return (
    <div className={classes.list} data-look={look}>
      {items.map(({ id: item, title, content, isDisabled }) => {
        const isOpen = opened.includes(item);
        return (
          <div key={item} className={classes.item}>
            <Heading className={classes.heading}>
              <button
                type="button"
                id={`${id}-${item}`}
                disabled={isDisabled}
                aria-expanded={isOpen}
                aria-controls={`${id}-${item}-content`}
                onClick={() => toggle(item)}
              >
                {title}
                <IconChevronDown size={18} stroke={1.7} aria-hidden />
              </button>
            </Heading>
            <section
              id={`${id}-${item}-content`}
              className={classes.content}
              aria-labelledby={`${id}-${item}`}
              hidden={!isOpen}
            >
              {content}
            </section>
          </div>
        );
      })}
    </div>
  );
}
