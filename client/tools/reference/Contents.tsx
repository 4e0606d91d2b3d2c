import { Box } from '@mantine/core';
import classes from './Contents.module.css';
import { MethodBadge } from './MethodBadge.tsx';
import type { Group } from './openapi.ts';
import { texts } from './texts.ts';

/** The table of contents, with links to all operations that match the filter. */
export function Contents({ groups }: { groups: Group[] }) {
  return (
    <Box aria-label={texts.operations} component="nav" mt="lg" className={classes.contents}>
      {groups.map(({ tag, operations }) => (
        <div key={tag}>
          <a href={`#tag-${tag}`} className={classes.tag}>
            {tag}
          </a>
          <ul>
            {operations.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <MethodBadge method={method} isSmall />
                  <span>{path}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Box>
  );
}
