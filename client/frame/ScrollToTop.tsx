import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ScrollToTop.module.css';

/** The scroll position in pixels from which the button is shown. */
const minScrollTop = 300;

export function ScrollToTop() {
  const { t } = useTranslation('app');
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const updateVisibility = () => setVisible(window.scrollY > minScrollTop);
    // Reading the scroll position in the effect would force a layout.
    const frame = requestAnimationFrame(updateVisibility);
    window.addEventListener('scroll', updateVisibility, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', updateVisibility);
    };
  }, []);

  if (!isVisible) return null;

  function scrollToTop() {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <ActionIcon
      className={classes.button}
      size={40}
      aria-label={t('scrollToTop')}
      onClick={scrollToTop}
    >
      <IconArrowUp size={20} stroke={1.8} />
    </ActionIcon>
  );
}
