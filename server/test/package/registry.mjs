import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';

/** Starts a package registry that contains one version of one package, as after its release. */
export async function startRegistry(packedFile, manifest) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(packedFile).digest('base64')}`;
  const filePath = `/${name}/-/${name}-${version}.tgz`;

  const server = createServer((request, response) => {
    if (request.url === filePath) response.end(packedFile);
    else if (request.url === `/${name}`) {
      const dist = { integrity, tarball: `${address}${filePath}` };
      const document = {
        name,
        'dist-tags': { latest: version },
        versions: { [version]: { ...manifest, dist } },
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(document));
    } else response.writeHead(404).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${server.address().port}`;

  return { address, close: () => server.close() };
}
