import { Group } from '@mantine/core';
import { withBase } from '../../navigation/basePath.ts';
import { CallerSettings } from '../caller/CallerSettings.tsx';
import bell from '../explorer/bell.svg';
import classes from './Header.module.css';
import { texts } from './texts.ts';

export function Header() {
  return (
    <Group component="header" gap="4px 12px" py="sm" px="lg" className={classes.header}>
      <img src={bell} alt="" width={28} height={28} />
      <h1>
        <span>{texts.brand}</span> {texts.title}
      </h1>
      <CallerSettings />
      <nav aria-label={texts.pages}>
        <a href={withBase('/')}>{texts.dashboard}</a>
        <a href={withBase('/graphql')}>{texts.explorer}</a>
        <a href={withBase('/openapi.json')}>{texts.document}</a>
      </nav>
    </Group>
  );
}
