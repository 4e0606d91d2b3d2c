import { Accordion } from '@mantine/core';
import { type PointerEvent, useState } from 'react';
import { useAnswers } from './useAnswers.ts';

/** Opens on hover, and by click for touch and keyboard. */
export function Hover() {
  const [opened, setOpened] = useState<string | null>(null);
  const answers = useAnswers();

  const openFor = (id: string) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setOpened(id);
  };

  return (
    <Accordion value={opened} onChange={setOpened} order={3}>
      {answers.map(({ id, title, content }) => (
        <Accordion.Item key={id} value={id} onPointerEnter={openFor(id)}>
          <Accordion.Control>{title}</Accordion.Control>
          <Accordion.Panel>{content}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
