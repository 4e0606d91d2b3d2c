import { Text } from '@mantine/core';
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
        <Text
          component="div"
          c="bright"
          px="lg"
          py="md"
          mt="lg"
          bdrs="md"
          bg="var(--mantine-color-success-light)"
          className={classes.sent}
        >
          <b>{title}</b>
          <dl>
            {values.map(([label, value]) => (
              <div key={label}>
                <Text component="dt" c="bright">
                  {label}
                </Text>
                <dd>{value || '–'}</dd>
              </div>
            ))}
          </dl>
        </Text>
      )}
    </div>
  );
}
