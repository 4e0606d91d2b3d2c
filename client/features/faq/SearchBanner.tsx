import type { ReactNode } from 'react';
import { SearchInput } from '../../ui/SearchInput.tsx';
import classes from './SearchBanner.module.css';

interface SearchBannerProps {
  title: string;
  /** What the search box is called. */
  label: string;
  q: string;
  onSearch: (q: string) => void;
  /** Below the search. */
  children?: ReactNode;
}

/** A question to the reader, with a search box to answer it in. */
export function SearchBanner({ title, label, q, onSearch, children }: SearchBannerProps) {
  return (
    <section className={classes.banner} aria-labelledby="search-banner">
      <h2 id="search-banner" className={classes.title}>
        <bdi>{title}</bdi>
      </h2>
      <SearchInput className={classes.search} label={label} value={q} onChange={onSearch} />
      {children}
    </section>
  );
}
