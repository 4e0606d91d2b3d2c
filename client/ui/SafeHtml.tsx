import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import classes from './SafeHtml.module.css';
import { sanitize } from './sanitize.ts';

interface SafeHtmlProps {
  /** Untrusted HTML. */
  html: string;
}

/** Rich text. The HTML is sanitized when it is rendered. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitize(html) }), [html]);

  return (
    <Typography className={classes.text} dir="auto">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized in the line above */}
      <div dangerouslySetInnerHTML={clean} />
    </Typography>
  );
}
