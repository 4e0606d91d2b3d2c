import { Fragment } from 'react';

/** Renders a text of the OpenAPI document. Text between backticks is rendered as code. */
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, index) => {
    const key = `${index}-${part}`;
    return index % 2 === 1 ? <code key={key}>{part}</code> : <Fragment key={key}>{part}</Fragment>;
  });
}
