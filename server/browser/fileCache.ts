/** The files of a build, by their paths from the folder of the worker. */
export interface StaticBuild {
  /** Differs between any two builds. */
  version: string;
  /** The pages, and what they load first. They are stored when the worker is installed. */
  first: string[];
  /** The checksums of those files of `first` whose names are the same in each build. */
  checksums: Record<string, string>;
  /** The other files, which are stored when a page is idle, so that every screen opens offline. */
  others: string[];
  /** Further folders whose files are stored when they are used. */
  folders: string[];
}

/** The pages of a build: HTML whose addresses depend on the folder that they are served from. */
export type PageName = 'index.html' | 'tools/explorer/index.html' | 'tools/reference/index.html';

const prefix = 'frontdesk ';

/**
 * Creates the cache of the files of one build. Another build has a cache of its own, so that a page never gets files of
 * two versions. `base` is the path of the folder that the worker is served from.
 */
export function createFileCache(build: StaticBuild, base: string) {
  const { version, first, checksums, others, folders } = build;
  const name = `${prefix}${base} ${version}`;
  const all = new Set([...first, ...others]);
  const addressOf = (file: string) => base + file;

  /** Fails if the host, or a cache on the way to it, has a file of another build. */
  const requestFor = (file: string) =>
    new Request(addressOf(file), {
      // The names of assets contain their checksum.
      cache: file.includes('assets/') ? 'default' : 'no-cache',
      integrity: checksums[file],
    });

  async function fetchAndStore(file: string): Promise<Response> {
    const response = await fetch(requestFor(file));
    if (response.status === 200) {
      const cache = await caches.open(name);
      // A full storage must not prevent a screen from being shown.
      await cache.put(addressOf(file), response.clone()).catch(() => undefined);
    }
    return response;
  }

  async function load(file: string): Promise<Response> {
    const stored = await caches.match(addressOf(file), { cacheName: name, ignoreVary: true });
    return stored ?? fetchAndStore(file);
  }

  return {
    has: (file: string) => all.has(file) || folders.some((folder) => file.startsWith(folder)),

    async install() {
      const cache = await caches.open(name);
      await cache.addAll(first.map(requestFor));
    },

    /** Stores the files that no page has loaded yet, until the signal is aborted. */
    async storeOthers(signal: AbortSignal) {
      for (const file of others) {
        if (signal.aborted) return;
        await load(file);
      }
    },

    async deleteOtherVersions() {
      const names = await caches.keys();
      const old = names.filter((one) => one.startsWith(`${prefix}${base} `) && one !== name);
      await Promise.all(old.map((one) => caches.delete(one)));
    },

    async file(file: string, range: string | null): Promise<Response> {
      const response = await load(file);
      return range === null || response.status !== 200 ? response : partOf(response, range);
    },

    /** Returns a page whose relative addresses are complete, because it may be shown at any path. */
    async page(file: PageName): Promise<Response> {
      const html = await (await load(file)).text();
      return new Response(html.replaceAll('="./', `="${base}`), {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  };
}

/** Returns a part of a film or a tune, which a player requests. */
async function partOf(response: Response, range: string): Promise<Response> {
  const whole = await response.blob();
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = from === '' ? whole.size - Number(to) : Number(from);
  const end = from === '' || to === '' ? whole.size : Math.min(Number(to) + 1, whole.size);
  if (start < 0 || start >= end) {
    return new Response(null, {
      status: 416,
      headers: { 'content-range': `bytes */${whole.size}` },
    });
  }
  return new Response(whole.slice(start, end, whole.type), {
    status: 206,
    headers: {
      'content-type': response.headers.get('content-type') ?? whole.type,
      'content-range': `bytes ${start}-${end - 1}/${whole.size}`,
      'content-length': String(end - start),
      'accept-ranges': 'bytes',
    },
  });
}
