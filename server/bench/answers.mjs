// Tells where the answers on a connection end, when one is asked for after the other.

const headEnd = '\r\n\r\n';
const bodyEnd = Buffer.from('0\r\n\r\n');

/** Takes the bytes as they come, in a buffer that is used again; tells the status of each answer. */
export function answerReader(answered) {
  /** Of an answer that has begun: its status, and how many bytes are to come, if it said so. */
  let status = 0;
  let missing = 0;
  /** What is kept of an unfinished head, or of the end of a body that comes in chunks. */
  let kept = Buffer.alloc(0);

  function readHead(bytes) {
    const end = bytes.indexOf(headEnd);
    if (end < 0) {
      kept = Buffer.from(bytes);
      return;
    }
    const head = bytes.latin1Slice(0, end);
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    const isChunked = /\r\ntransfer-encoding: *chunked/i.test(head);
    if (!length && !isChunked) throw new Error(`Nobody knows where this ends: ${head}`);

    status = Number(head.slice(9, 12));
    missing = length ? Number(length) : Number.POSITIVE_INFINITY;
    kept = Buffer.alloc(0);
    readBody(bytes.subarray(end + headEnd.length));
  }

  function readBody(bytes) {
    missing -= bytes.length;
    // JSON has no line break of that kind, so only the last chunk looks like this.
    const isLast = () => {
      kept = Buffer.concat([kept, bytes.subarray(-bodyEnd.length)]).subarray(-bodyEnd.length);
      return kept.equals(bodyEnd);
    };
    if (missing > 0 && !(missing === Number.POSITIVE_INFINITY && isLast())) return;

    const done = status;
    status = 0;
    kept = Buffer.alloc(0);
    answered(done);
  }

  return (bytes) => {
    if (status > 0) readBody(bytes);
    else readHead(kept.length > 0 ? Buffer.concat([kept, bytes]) : bytes);
  };
}
