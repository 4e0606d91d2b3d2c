/** The files of a build, by their paths from the folder of the worker. */
export interface StaticBuild {
  /** Differs between any two builds. */
  version: string;
  /** The pages, and the files that they load first. They are stored when the worker is installed. */
  precachedFiles: string[];
  /** The checksums of those precached files whose names are the same in each build. */
  checksums: Record<string, string>;
  /** The other files, which are cached when a page is idle, so that every screen opens offline. */
  filesCachedWhenIdle: string[];
  /** Further folders, whose files are cached when they are used. */
  foldersCachedOnUse: string[];
}

/** The pages of a build: HTML whose addresses depend on the folder that they are served from. */
type PageName = 'index.html' | ToolPageName;
export type ToolPageName = 'tools/explorer/index.html' | 'tools/reference/index.html';

const prefix = 'frontdesk ';

/**
 * Creates the cache of the files of one build. Another build has a cache of its own, so that a page never gets files of
 * two versions. `base` is the path of the folder that the worker is served from.
 */
export function createFileCache(build: StaticBuild, base: string) {
  const { version, precachedFiles, checksums, filesCachedWhenIdle, foldersCachedOnUse } = build;
  const name = `${prefix}${base} ${version}`;
  const all = new Set([...precachedFiles, ...filesCachedWhenIdle]);
  const getAddress = (file: string) => base + file;

  /** Creates the request for a file. It fails if the host, or a cache in between, returns the file of another build. */
  const createRequest = (file: string) =>
    new Request(getAddress(file), {
      // The names of assets contain their checksum.
      cache: file.includes('assets/') ? 'default' : 'no-cache',
      integrity: checksums[file],
    });

  async function fetchAndStore(file: string): Promise<Response> {
    const response = await fetch(createRequest(file));
    if (response.status === 200) {
      const cache = await caches.open(name);
      // A full storage must not prevent a screen from being shown.
      await cache.put(getAddress(file), response.clone()).catch(() => undefined);
    }
    return response;
  }

  async function load(file: string): Promise<Response> {
    const stored = await caches.match(getAddress(file), { cacheName: name, ignoreVary: true });
    return stored ?? fetchAndStore(file);
  }

  return {
    has: (file: string) =>
      all.has(file) || foldersCachedOnUse.some((folder) => file.startsWith(folder)),

    async install() {
      const cache = await caches.open(name);
      await cache.addAll(precachedFiles.map(createRequest));
    },

    /** Stores the files that no page has loaded yet, until the signal is aborted. */
    async cacheWhenIdle(signal: AbortSignal) {
      for (const file of filesCachedWhenIdle) {
        if (signal.aborted) return;
        await load(file);
      }
    },

    async deleteOtherVersions() {
      const names = await caches.keys();
      const oldNames = names.filter(
        (cacheName) => cacheName.startsWith(`${prefix}${base} `) && cacheName !== name,
      );
      await Promise.all(oldNames.map((cacheName) => caches.delete(cacheName)));
    },

    /** Returns a file, or the part of it that a `Range` header asks for. */
    async getFile(file: string, range: string | null): Promise<Response> {
      const response = await load(file);
      return range === null || response.status !== 200
        ? response
        : createPartialResponse(response, range);
    },

    /** Returns a page with absolute URLs instead of relative ones, because it may be shown at any path. */
    async getPage(file: PageName): Promise<Response> {
      const html = await (await load(file)).text();
      return new Response(html.replaceAll('="./', `="${base}`), {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
  };
}

/** Returns the part of a response in a range of bytes. Media players request such parts. */
async function createPartialResponse(response: Response, range: string): Promise<Response> {
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
