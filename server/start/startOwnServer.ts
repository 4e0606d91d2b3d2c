import { type AppOptions, buildApp } from '../app.ts';

import { createBranch } from '../branch.ts';
import { createTimeline } from '../commands/timeline.ts';
import { carryRows } from '../ownSchema/carryRows.ts';
import type { OwnDefinition } from '../ownSchema/ownDefinition.ts';
import type { Services } from '../services/createServices.ts';
import type { Snapshot } from '../store/snapshot.ts';
import { createPatch } from '../store/statePatch.ts';
import { ArgumentsError, type CommandArguments } from './arguments.ts';
import { loadOwnSchema } from './loadOwnSchema.ts';
import { findConfig } from './readConfig.ts';
import { isAddress } from './readTypeDefs.ts';
import { listenReplaceable } from './replaceableApp.ts';
import { watchFiles } from './watchFiles.ts';

export interface OwnServerOptions {
  args: CommandArguments;
  services: Services;
  /** The options of the app, without its definition and its branch. */
  app: Omit<AppOptions, 'definition' | 'branch' | 'services'>;
  port: number;
  host: string;
  /** Receives lines for the operator. */
  log: (line: string) => void;
}

/**
 * Starts a server for an own schema, and serves the schema again when one of its files is saved. The changes that clients
 * have made are kept. An invalid file is reported, and the earlier schema is served until it is valid.
 */
export async function startOwnServer({
  args,
  services,
  app: appOptions,
  port,
  host,
  log,
}: OwnServerOptions) {
  const load = () => loadOwnSchema(args, log);
  let definition: OwnDefinition = await load();
  let branch = createBranch({ registry: definition.registry, services });
  /** The state of the branch before all changes. */
  let sample: Snapshot = branch.snapshot();
  const server = await listenReplaceable(
    await buildApp({ ...appOptions, services, definition, branch }),
    { port, host },
  );

  async function reload() {
    const next = await load();
    const { registry } = next;
    const origin = branch.sampleSettings;
    const nextSample = createTimeline({ registry, services, origin }).snapshot();
    const patch = createPatch(sample, branch.snapshot());
    const state = { store: carryRows(nextSample, patch, next, origin) };
    definition = next;
    branch = createBranch({ registry, services, origin, state });
    sample = nextSample;
    await server.replace(await buildApp({ ...appOptions, services, definition, branch }));
    log(`The schema was loaded again: ${args.files.join(', ')}`);
  }

  /** The reload that runs. A save during it is handled afterwards. */
  let running: Promise<void> = Promise.resolve();
  const configFile = findConfig(args.files);
  const files = args.files.filter((file) => !isAddress(file));
  const watched = configFile ? [...files, configFile] : files;
  const stopWatching = watchFiles(watched, () => {
    running = running.then(reload).catch((error) => {
      const message = error instanceof ArgumentsError ? error.message : error.stack;
      log(`${message}\nThe earlier schema is still served.`);
    });
  });

  return {
    address: server.address,
    async close() {
      stopWatching();
      await running;
      await server.close();
    },
  };
}
