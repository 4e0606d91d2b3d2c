import { spawn } from 'node:child_process';

const commands: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens an address in the browser. Without one, nothing happens: the address is printed as well. */
export function openBrowser(url: string) {
  const [command = '', ...args] = commands[process.platform] ?? ['xdg-open'];
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .once('error', () => undefined)
    .unref();
}
