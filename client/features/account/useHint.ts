import { useTranslation } from 'react-i18next';
import type en from './locales/en.json';

const order: ('label' | 'input' | 'description' | 'error')[] = [
  'label',
  'input',
  'description',
  'error',
];

/** Returns a function that creates the props of a description below an input, so that the inputs of a row are aligned. */
export function useHint() {
  const { t } = useTranslation('account');
  return (name: keyof (typeof en)['hint']) => ({
    description: t(`hint.${name}`),
    inputWrapperOrder: order,
  });
}
