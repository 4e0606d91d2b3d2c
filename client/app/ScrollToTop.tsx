import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './ScrollToTop.module.css';

/** The scroll position in pixels from which the button is shown. */
const distance = 300;

export function ScrollToTop() {
  const { t } = useTranslation('app');
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    const measure = () => setVisible(window.scrollY > distance);
    // Reading the scroll position at once would force a layout.
    const first = requestAnimationFrame(measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      cancelAnimationFrame(first);
      window.removeEventListener('scroll', measure);
    };
  }, []);

  if (!isVisible) return null;

  function scrollToTop() {
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isMotionReduced ? 'auto' : 'smooth' });
    document.getElementById('content')?.focus({ preventScroll: true });
  }

  return (
    <ActionIcon className={classes.button} size={40} aria-label={t('toTop')} onClick={scrollToTop}>
      <IconArrowUp size={20} stroke={1.8} />
    </ActionIcon>
  );
}
