import classes from './SentValues.module.css';

interface SentValuesProps {
  /** The title, such as "Sent". */
  title: string;
  /** `null` until a form was submitted. */
  values: [label: string, value: string][] | null;
}

/** The submitted values of a form, as a live region. */
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
