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
      <div className={classes.illustration}>{illustrations[0]}</div>
      <div className={classes.middle}>
        <h2 id="search-banner" className={classes.title}>
          <bdi>{title}</bdi>
        </h2>
        <SearchInput className={classes.search} label={label} value={q} onChange={onSearch} />
        {children}
      </div>
      <div className={classes.illustration}>{illustrations[1]}</div>
    </section>
  );
}
