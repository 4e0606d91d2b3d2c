import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ScrollToTop.module.css';

/** The scroll position in pixels from which the button is shown. */
const minScrollTop = 300;

/** A button that is shown while the viewer scrolls up and at the end of the page, so that it covers nothing while they read. */
export function ScrollToTop() {
  const { t } = useTranslation('app');
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    let lastY = window.scrollY;
    function updateVisibility() {
      const { scrollY, innerHeight } = window;
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 8;
      setVisible(scrollY > minScrollTop && (scrollY < lastY || isAtEnd));
      lastY = scrollY;
    }
    // Runs once at first, and again when the page grows, because the button would cover the new content.
    const observer = new ResizeObserver(updateVisibility);
    observer.observe(document.body);
    window.addEventListener('scroll', updateVisibility, { passive: true });
    return () => {
      observer.disconnect();
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
