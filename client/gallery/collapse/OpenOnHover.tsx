import { Accordion } from '@mantine/core';
import { type PointerEvent, useState } from 'react';
import { useFaqItems } from './useFaqItems.ts';

/** A mouse opens an item on hover. Touch and keyboard open an item by a press. */
export function OpenOnHover() {
  const [opened, setOpened] = useState<string | null>(null);
  const items = useFaqItems();

  const openOnHover = (id: string, event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpened(id);
  };

  return (
    <Accordion value={opened} onChange={setOpened} order={3}>
      {items.map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id} onPointerEnter={(event) => openOnHover(id, event)}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
