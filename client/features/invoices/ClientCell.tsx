import { PersonAvatar } from '../../ui/PersonAvatar.tsx';
import classes from './InvoiceList.module.css';

interface ClientCellProps {
  name: string;
  companyEmail: string;
  avatar: string;
}

/** The avatar, the name and the email address of a client. */
export function ClientCell({ name, companyEmail, avatar }: ClientCellProps) {
  return (
    <span className={classes.client}>
      <PersonAvatar fullName={name} avatar={avatar} size={32} isDecorative />
      <span className={classes.names}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <span className={classes.mail}>
          <bdi>{companyEmail}</bdi>
        </span>
      </span>
    </span>
  );
}
