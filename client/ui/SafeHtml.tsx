import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import classes from './SafeHtml.module.css';
import { sanitize } from './sanitize.ts';

interface SafeHtmlProps {
  /** As it was stored, whoever wrote it. */
  html: string;
}

/** A text with formatting that somebody wrote. It is made safe here, where it is drawn. */
export function SafeHtml({ html }: SafeHtmlProps) {
  const clean = useMemo(() => ({ __html: sanitize(html) }), [html]);

  return (
    <Typography className={classes.text} dir="auto">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made safe in the line above */}
      <div dangerouslySetInnerHTML={clean} />
    </Typography>
  );
}
