import { Box, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { SearchInput } from '../../ui/SearchInput.tsx';
import classes from './SearchBanner.module.css';

interface SearchBannerProps {
  title: string;
  /** The accessible name of the search field. */
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** Illustrations beside the search. Narrow screens show the first one only. */
  illustrations: [start: ReactNode, end: ReactNode];
  /** Content below the search. */
  children?: ReactNode;
}

/** A heading with a search field, between two illustrations. */
export function SearchBanner({
  title,
  label,
  q,
  onSearch,
  illustrations,
  children,
}: SearchBannerProps) {
  return (
    <section className={classes.banner} aria-labelledby="search-banner">
      <Box mx="auto" w="100%" className={classes.illustration}>
        {illustrations[0]}
      </Box>
      <Stack
        ta="center"
        align="center"
        justify="center"
        mih={{ base: 0, md: 208 }}
        pt={{ base: 'xl', md: 32 }}
        pb={{ base: 'lg', md: 32 }}
      >
        <Title id="search-banner" order={2}>
          <bdi>{title}</bdi>
        </Title>
        <SearchInput className={classes.search} label={label} value={q} onChange={onSearch} />
        {children}
      </Stack>
      <Box mx="auto" w="100%" className={classes.illustration}>
        {illustrations[1]}
      </Box>
    </section>
  );
}
