import classes from './FactList.module.css';

/** A list of labels with figures. */
export function FactList({ facts }: { facts: { label: string; text: string }[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <bdi>{text}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
