import { Text } from '@mantine/core';
import classes from './FactList.module.css';

/** A list of labels with figures. */
export function FactList({ facts }: { facts: { label: string; text: string }[] }) {
  return (
    <dl className={classes.facts} data-lines>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <Text component="dt" c="dimmed">
            {label}
          </Text>
          <Text component="dd" fw={500} mod="tabular">
            <bdi>{text}</bdi>
          </Text>
        </div>
      ))}
    </dl>
  );
}
