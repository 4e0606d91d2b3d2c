import { Prose } from './Prose.tsx';
import classes from './ShapeTree.module.css';
import type { Shape } from './shape.ts';
import { texts } from './texts.ts';

function ShapeSummary({ shape }: { shape: Shape }) {
  return (
    <>
      {shape.name && <code className={classes.name}>{shape.name}</code>}
      <span className={classes.type}>{shape.type}</span>
      {shape.isRequired && shape.name && <span className={classes.required}>{texts.required}</span>}
      {shape.defaultValue !== undefined && (
        <span className={classes.type}>
          {texts.default} <code>{shape.defaultValue}</code>
        </span>
      )}
      {shape.description && (
        <p>
          <Prose>{shape.description}</Prose>
        </p>
      )}
      {shape.allowedValues.length > 0 && <AllowedValues values={shape.allowedValues} />}
    </>
  );
}

function AllowedValues({ values }: { values: string[] }) {
  return (
    <p className={classes.allowedValues}>
      {texts.oneOf}{' '}
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </p>
  );
}

/** The structure of a request or response body, nested as in JSON. */
export function ShapeTree({ shape }: { shape: Shape }) {
  return (
    <div className={classes.shape}>
      <ShapeSummary shape={shape} />
      {shape.children.length > 0 && (
        <ul>
          {shape.children.map((child) => (
            <li key={child.name}>
              <ShapeTree shape={child} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
