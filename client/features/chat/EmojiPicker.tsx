import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Composer.module.css';
import { emojiNames, emojis } from './emojis.ts';

const columns = 8;
const steps: Record<string, number> = {
  ArrowUp: -columns,
  ArrowDown: columns,
  ArrowLeft: -1,
  ArrowRight: 1,
};

interface EmojiPickerProps {
  onChoose: (emoji: string) => void;
  onClose: () => void;
}

/** A small emoji picker for pointers and arrow keys. */
export function EmojiPicker({ onChoose, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('chat');
  const [active, setActive] = useState(0);
  const outside = useClickOutside<HTMLFieldSetElement>(onClose);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => buttons.current[active]?.focus(), [active]);

  function press(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isBackwards = document.documentElement.dir === 'rtl' && Math.abs(step) === 1;
    const next = active + (isBackwards ? -step : step);
    if (next >= 0 && next < emojiNames.length) setActive(next);
  }

  return (
    <fieldset
      ref={outside}
      className={classes.picker}
      aria-label={t('emoji.label')}
      onKeyDown={press}
    >
      {emojiNames.map((name, index) => (
        <button
          key={name}
          ref={(element) => {
            buttons.current[index] = element;
          }}
          type="button"
          className={classes.emoji}
          tabIndex={index === active ? 0 : -1}
          aria-label={t(`emoji.${name}`)}
          title={t(`emoji.${name}`)}
          onClick={() => onChoose(emojis[name])}
        >
          {emojis[name]}
        </button>
      ))}
    </fieldset>
  );
}
