import classes from './SentValues.module.css';

interface SentValuesProps {
  /** What has happened, such as "Sent". */
  title: string;
  /** Nothing until a form was sent. */
  values: [label: string, value: string][] | null;
}

/** What a form has sent, field by field, for who sees it and who hears it. */
export function SentValues({ title, values }: SentValuesProps) {
  return (
    <div role="status">
      {values && (
        <div className={classes.sent}>
          <b>{title}</b>
          <dl>
            {values.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
