import { eventFormat, multipartFormat, type StreamFormat } from './formats.ts';

/**
 * Returns the format in which a client wants the results of an operation as a stream, by the quality of the media types in
 * its `Accept` header. Returns undefined if it gets JSON. For a query or a mutation, a client gets JSON unless it
 * prefers server-sent events: some clients accept both for all operations.
 */
export function chooseFormat(
  accept: string | undefined,
  isSubscription: boolean,
): StreamFormat | undefined {
  if (!accept?.includes('text/event-stream') && !accept?.includes('multipart/mixed'))
    return undefined;
  const ranges = accept.split(',').map(parseRange);
  const getQuality = (isMatch: (type: string) => boolean) =>
    Math.max(0, ...ranges.filter(({ type }) => isMatch(type)).map(({ quality }) => quality));
  const events = getQuality((type) => type === 'text/event-stream');
  const parts = getQuality((type) => type === 'multipart/mixed');
  if (!isSubscription) {
    const json = getQuality((type) =>
      /^(application\/(.+\+)?json|(application|\*)\/\*)$/.test(type),
    );
    return events > json ? eventFormat : undefined;
  }
  if (events === 0 && parts === 0) return undefined;
  return parts > events ? multipartFormat : eventFormat;
}

/** Reads a media range such as `text/event-stream;q=0.9`. */
function parseRange(range: string): { type: string; quality: number } {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}
