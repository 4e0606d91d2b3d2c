import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './Composer.module.css';
import { emojiNames, emojis } from './emojis.ts';

const columnCount = 8;
/** The steps of the arrow keys in a left-to-right layout. */
const arrowSteps: Record<string, number> = {
  ArrowUp: -columnCount,
  ArrowDown: columnCount,
  ArrowLeft: -1,
  ArrowRight: 1,
};

interface EmojiPickerProps {
  onSelect: (emoji: string) => void;
  onClose: () => void;
}

/** An emoji picker, which the arrow keys can navigate. */
export function EmojiPicker({ onSelect, onClose }: EmojiPickerProps) {
  const { t } = useTranslation('chat');
  const [activeIndex, setActiveIndex] = useState(0);
  const ref = useClickOutside<HTMLFieldSetElement>(onClose);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  useEffect(() => buttons.current[activeIndex]?.focus(), [activeIndex]);

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    const step = arrowSteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isBackwards = document.documentElement.dir === 'rtl' && Math.abs(step) === 1;
    const nextIndex = activeIndex + (isBackwards ? -step : step);
    if (nextIndex >= 0 && nextIndex < emojiNames.length) setActiveIndex(nextIndex);
  }

  return (
    <fieldset
      ref={ref}
      className={classes.picker}
      aria-label={t('emoji.label')}
      onKeyDown={handleKeyDown}
    >
      {emojiNames.map((name, index) => (
        <button
          key={name}
          ref={(element) => {
            buttons.current[index] = element;
          }}
          type="button"
          className={classes.emoji}
          tabIndex={index === activeIndex ? 0 : -1}
          aria-label={t(`emoji.${name}`)}
          title={t(`emoji.${name}`)}
          onClick={() => onSelect(emojis[name])}
        >
          {emojis[name]}
        </button>
      ))}
    </fieldset>
  );
}
