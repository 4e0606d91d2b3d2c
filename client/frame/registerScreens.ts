import { features } from '../features.ts';
import { screenRegistry } from '../navigation/screenRegistry.ts';
import { commands } from './commands.ts';

// Navbar.tsx imports this module, so that the registry is filled before the frame is rendered.
screenRegistry.screens = features.flatMap(({ routes = [] }) => routes);
screenRegistry.menu = features.flatMap(({ menu = [] }) => menu);
screenRegistry.commands = [...features.flatMap((feature) => feature.commands ?? []), ...commands];
