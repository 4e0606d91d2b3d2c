import { isUtf8 } from 'node:buffer';
import { errorCodes, type FastifyInstance } from 'fastify';

/**
 * Adds a parser of JSON bodies. `read` converts the text. Compressed bodies and other character encodings are refused:
 * their bytes would be stored as replacement characters. An empty body counts as no body, except of a POST: many clients
 * send a content type with every request.
 */
export function addJsonParser(
  app: FastifyInstance,
  types: string[],
  read: (text: string) => unknown,
) {
  app.addContentTypeParser(types, { parseAs: 'buffer' }, ({ headers, method }, body, done) => {
    if (body.length === 0 && method !== 'POST') return done(null);
    const encoding = headers['content-encoding'] ?? 'identity';
    const [, charset = 'utf-8'] =
      /;\s*charset="?([^\s";]+)/i.exec(headers['content-type'] ?? '') ?? [];
    if (encoding.toLowerCase() !== 'identity') {
      return done(
        refuse(
          415,
          `The content encoding "${encoding}" is not supported. Send the body without encoding.`,
        ),
      );
    }
    if (!/^utf-?8$/i.test(charset)) {
      return done(
        refuse(415, `The charset "${charset}" is not supported. Encode the body as UTF-8.`),
      );
    }
    if (!isUtf8(body as Buffer)) {
      return done(refuse(400, 'The body is not valid UTF-8. Encode it as UTF-8.'));
    }
    try {
      done(null, read(body.toString()));
    } catch {
      done(refuse(400, 'The body must be JSON.'));
    }
  });
  app.addContentTypeParser('*', ({ headers, method }, _, done) => {
    const hasBody = headers['transfer-encoding'] ?? Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody && method !== 'POST') return done(null);
    done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(headers['content-type']));
  });
}

const refuse = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });
