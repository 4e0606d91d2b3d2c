import { features } from '../features.ts';
import { directory } from '../state/directory.ts';
import { commands } from './commands.ts';

directory.screens = features.flatMap(({ routes = [] }) => routes);
directory.menu = features.flatMap(({ menu = [] }) => menu);
directory.commands = [...features.flatMap((feature) => feature.commands ?? []), ...commands];
