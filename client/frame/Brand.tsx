import { Link } from 'react-router-dom';
import { productName } from '../navigation/useTitle.ts';
import { Logo } from '../ui/Logo.tsx';
import classes from './Brand.module.css';

/** The logo and the product name, as a link to the home page. */
export function Brand() {
  return (
    <Link to="/" className={classes.brand}>
      <Logo />
      <span>{productName}</span>
    </Link>
  );
}
