import { Card, Text, Title } from '@mantine/core';
import { IconCertificate, IconRefresh, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './ProductPage.module.css';

const promiseIcons = {
  original: IconCertificate,
  replacement: IconRefresh,
  warranty: IconShieldCheck,
};

/** The promises of the shop for all products: original products, returns and warranty. */
export function Promises() {
  const { t } = useTranslation('ecommerce');

  return (
    <Card component="ul" shadow="none" padding="xl" className={classes.benefits}>
      {(['original', 'replacement', 'warranty'] as const).map((promise) => {
        const Icon = promiseIcons[promise];
        return (
          <li key={promise}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <Title order={2} size="h3" my="xs">
              {t(`promise.${promise}.title`)}
            </Title>
            <Text c="dimmed">{t(`promise.${promise}.text`)}</Text>
          </li>
        );
      })}
    </Card>
  );
}
