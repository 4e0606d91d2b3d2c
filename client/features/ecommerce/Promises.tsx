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
    <ul className={classes.benefits}>
      {(['original', 'replacement', 'warranty'] as const).map((promise) => {
        const Icon = promiseIcons[promise];
        return (
          <li key={promise}>
            <Icon size={28} stroke={1.5} aria-hidden />
            <h2>{t(`promise.${promise}.title`)}</h2>
            <p>{t(`promise.${promise}.text`)}</p>
          </li>
        );
      })}
    </ul>
  );
}
