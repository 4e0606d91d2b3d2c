import { Box, Flex } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductColor } from '../../gql/ecommerce/graphql.ts';
import classes from './ColorChoice.module.css';

interface ColorChoiceProps {
  colors: ProductColor[];
  value: ProductColor;
  onChange: (color: ProductColor) => void;
}

/** The colours of a product as radio buttons, and the name of the selected colour. */
export function ColorChoice({ colors, value, onChange }: ColorChoiceProps) {
  const { t } = useTranslation('ecommerce');
  const name = useId();

  return (
    <Flex component="fieldset" gap="md" wrap="wrap">
      <Box component="legend" fw={500} mb="sm">
        {t('color.label', { color: t(`color.${value}`) })}
      </Box>
      {colors.map((color) => (
        <Box
          key={color}
          component="label"
          w={40}
          h={40}
          className={classes.color}
          data-color={color}
          data-tone={color.toLowerCase()}
        >
          <input
            className="fd-sr-only"
            type="radio"
            name={name}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <span className="fd-sr-only">{t(`color.${color}`)}</span>
        </Box>
      ))}
    </Flex>
  );
}
