import { Box, Flex } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const tones = ['primary', 'gray', 'success', 'danger', 'warning', 'info'] as const;

export function Colors() {
  const { t } = useTranslation('gallery');

  return (
    <Flex component="ul" gap="xs" direction="column">
      {tones.map((tone) => (
        <Box
          key={tone}
          component="li"
          py="md"
          px="lg"
          bdrs="md"
          bg={`var(--mantine-color-${tone}-light)`}
          c={`var(--mantine-color-${tone}-light-color)`}
        >
          {t(`tone.${tone}`)}
        </Box>
      ))}
    </Flex>
  );
}
