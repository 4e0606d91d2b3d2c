import { features } from '../features.ts';
import { screenRegistry } from '../state/screenRegistry.ts';
import { commands } from './commands.ts';

// The command palette and the bookmarks read the registry.
screenRegistry.screens = features.flatMap(({ routes = [] }) => routes);
screenRegistry.menu = features.flatMap(({ menu = [] }) => menu);
screenRegistry.commands = [...features.flatMap((feature) => feature.commands ?? []), ...commands];
