import { ActionIcon, Box, Button, Flex, Stack } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface RepeaterProps<Item extends { key: string }> {
  /** The name of the list of rows. */
  label: string;
  /** The rows. The key of a row must not change when others are added or removed. */
  items: Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  /** Returns the name of a row, for the label of its remove button. */
  getName: (item: Item, index: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (item: Item) => void;
  min?: number;
  max?: number;
}

const fieldSelector = 'input:not([type="hidden"]), textarea, select, button';

/** Rows of fields that can be added and removed. The focus moves to an added row. */
export function Repeater<Item extends { key: string }>(props: RepeaterProps<Item>) {
  const {
    label,
    items,
    renderItem,
    getName,
    addLabel,
    min = 0,
    max = Number.POSITIVE_INFINITY,
  } = props;
  const { t } = useTranslation('app');
  const list = useRef<HTMLUListElement & HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const pendingFocus = useRef<{ focus: 'last' | number }>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (!pendingFocus.current) return;
    const { focus } = pendingFocus.current;
    const rows = [...(list.current?.children ?? [])];
    const row = focus === 'last' ? rows.at(-1) : (rows[focus] ?? rows.at(-1));
    pendingFocus.current = null;
    if (items.length === 0) addButton.current?.focus();
    else
      row?.querySelector<HTMLElement>(focus === 'last' ? fieldSelector : '[data-remove]')?.focus();
  }, [items]);

  function add() {
    pendingFocus.current = { focus: 'last' };
    setAnnouncement(t('ui.repeater.added', { count: items.length + 1 }));
    props.onAdd();
  }

  function remove(item: Item, index: number) {
    pendingFocus.current = { focus: index };
    setAnnouncement(t('ui.repeater.removed', { name: getName(item, index) }));
    props.onRemove(item);
  }

  return (
    <Stack align="flex-start">
      <Flex ref={list} component="ul" gap="md" direction="column" w="100%" aria-label={label}>
        {items.map((item, index) => (
          <Flex
            key={item.key}
            component="li"
            gap="sm"
            align="flex-start"
            p="md"
            bd="1px solid var(--mantine-color-default-border)"
            bdrs="lg"
          >
            <Box miw={0} flex={1}>
              {renderItem(item, index)}
            </Box>
            <ActionIcon
              size={36}
              variant="subtle"
              color="gray"
              data-remove
              aria-label={t('ui.repeater.remove', { name: getName(item, index) })}
              disabled={items.length <= min}
              onClick={() => remove(item, index)}
            >
              <IconX size={18} stroke={1.7} />
            </ActionIcon>
          </Flex>
        ))}
      </Flex>
      <Button
        ref={addButton}
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        disabled={items.length >= max}
        onClick={add}
      >
        {addLabel}
      </Button>
      <p className="fd-sr-only" role="status">
        {announcement}
      </p>
    </Stack>
  );
}
