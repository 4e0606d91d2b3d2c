import { Prose } from './Prose.tsx';
import classes from './ShapeTree.module.css';
import type { Shape } from './shape.ts';
import { texts } from './texts.ts';

function Facts({ shape }: { shape: Shape }) {
  return (
    <>
      {shape.name && <code className={classes.key}>{shape.name}</code>}
      <span className={classes.type}>{shape.type}</span>
      {shape.isRequired && shape.name && <span className={classes.required}>{texts.required}</span>}
      {shape.fallback !== undefined && (
        <span className={classes.type}>
          {texts.default} <code>{shape.fallback}</code>
        </span>
      )}
      {shape.description && (
        <p>
          <Prose>{shape.description}</Prose>
        </p>
      )}
      {shape.allowed.length > 0 && <Allowed values={shape.allowed} />}
    </>
  );
}

export function Allowed({ values }: { values: string[] }) {
  return (
    <p className={classes.allowed}>
      {texts.oneOf}{' '}
      {values.map((value) => (
        <code key={value}>{value}</code>
      ))}
    </p>
  );
}

/** The keys of a body, nested as in JSON. */
export function ShapeTree({ shape }: { shape: Shape }) {
  return (
    <div className={classes.shape}>
      <Facts shape={shape} />
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
