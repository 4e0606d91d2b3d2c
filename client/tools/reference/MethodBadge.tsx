import classes from './MethodBadge.module.css';

interface MethodBadgeProps {
  method: string;
  isSmall?: boolean;
}

export function MethodBadge({ method, isSmall }: MethodBadgeProps) {
  return (
    <span className={classes.method} data-method={method} data-small={isSmall}>
      {method}
    </span>
  );
}
