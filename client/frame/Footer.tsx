import { Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToday } from '../data/clock.ts';
import { productName } from '../navigation/useTitle.ts';
import classes from './Footer.module.css';

interface FooterProps {
  isSticky: boolean;
}

export function Footer({ isSticky }: FooterProps) {
  const { t } = useTranslation('app');
  const year = new Date(useToday()).getFullYear();

  return (
    <Flex
      component="footer"
      gap="lg"
      c="var(--mantine-color-placeholder)"
      fz="xs"
      align="center"
      justify="space-between"
      mx="auto"
      w="100%"
      mih={44}
      flex="none"
      className={classes.footer}
      data-sticky={isSticky || undefined}
      data-frame-part
    >
      <span>{t('copyright', { year, productName })}</span>
      <span className={classes.description}>{t('footer')}</span>
    </Flex>
  );
}
