import { Center, Flex, SimpleGrid, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { getVariable } from '../../theme/palette.ts';
import { showToast } from '../../ui/toasts.ts';
import { computeContrast } from './computeContrast.ts';
import classes from './Swatches.module.css';
import { useTokenValues } from './useTokenValues.ts';

interface SwatchesProps {
  label: string;
  /** Pairs of a background colour and its text colour, by their names in `theme/palette.ts`. */
  pairs: readonly (readonly [background: string, text: string])[];
  /** The colour of each pair whose token is shown and copied. */
  shownColor?: 'background' | 'text';
}

/** A list of colour tokens with their values and contrasts. A click copies the token. */
export function Swatches({ label, pairs, shownColor = 'background' }: SwatchesProps) {
  const { t, i18n } = useTranslation('colors');
  const values = useTokenValues(pairs.flat());
  const ratioFormat = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });

  async function copy(token: string) {
    await navigator.clipboard.writeText(`var(${token})`);
    void showToast({ kind: 'success', message: t('copied', { token: `var(${token})` }) });
  }

  return (
    <SimpleGrid component="ul" spacing="md" minColWidth="min(100%, 150px)" aria-label={label}>
      {pairs.map(([background, text]) => {
        const token = getVariable(shownColor === 'background' ? background : text);
        const [backgroundValue, textValue] = [values[background], values[text]];
        return (
          <li key={`${background} ${text}`}>
            <button type="button" className={classes.swatch} onClick={() => copy(token)}>
              <Center
                component="span"
                fw={700}
                fz={20}
                h={72}
                mod="line-bottom"
                style={{
                  backgroundColor: `var(${getVariable(background)})`,
                  color: `var(${getVariable(text)})`,
                }}
                aria-hidden
              >
                Aa
              </Center>
              <Flex
                component="span"
                fz="caption"
                direction="column"
                px="md"
                py="sm"
                className={classes.details}
              >
                <code dir="ltr">{token}</code>
                <Text inherit c="dimmed" span>
                  {values[shownColor === 'background' ? background : text]}
                </Text>
                <Text inherit c="dimmed" span>
                  {backgroundValue &&
                    textValue &&
                    t('contrast', {
                      ratio: ratioFormat.format(computeContrast(backgroundValue, textValue)),
                    })}
                </Text>
              </Flex>
            </button>
          </li>
        );
      })}
    </SimpleGrid>
  );
}
