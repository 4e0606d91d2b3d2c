import { SimpleGrid, type SimpleGridProps } from '@mantine/core';

/** Fields in two columns. On phones, they are below each other. */
export const Fields = (props: SimpleGridProps) => (
  <SimpleGrid
    cols={{ base: 1, xs: 2 }}
    spacing={{ base: 'lg', xs: 'xl' }}
    verticalSpacing={{ base: 'lg', xs: 20 }}
    {...props}
  />
);
