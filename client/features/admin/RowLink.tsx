import { Link } from 'react-router-dom';
import type { AdminRow_TitleFragment } from '../../gql/admin/graphql.ts';
import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import { getRowPath } from './paths.ts';
import classes from './RowLink.module.css';

interface RowLinkProps {
  row: AdminRow_TitleFragment;
  size?: 24 | 32;
}

/** The title of a row as a link to its page, with its picture. */
export function RowLink({ row, size = 24 }: RowLinkProps) {
  return (
    <Link to={getRowPath(row)} className={classes.link}>
      {row.picture && (
        <PersonAvatar fullName={row.title} avatar={row.picture} size={size} isDecorative />
      )}
      <bdi>{row.title}</bdi>
    </Link>
  );
}
