const checks = Uint32Array.from({ length: 256 }, (_, byte) => {
  let check = byte;
  for (let bit = 0; bit < 8; bit += 1) check = check & 1 ? 0xedb88320 ^ (check >>> 1) : check >>> 1;
  return check;
});

/** The CRC-32 of bytes. */
function checkOf(bytes: Uint8Array): number {
  let check = 0xffffffff;
  for (const byte of bytes) check = (checks[(check ^ byte) & 255] as number) ^ (check >>> 8);
  return ~check >>> 0;
}

/** 1 January 1980, midnight, as an archive writes it: the same files make the same archive. */
const day = 0x21;
const isUtf8 = 0x800;

/** Numbers in so many bytes each, the lowest byte first. */
function packed(fields: [value: number, size: 2 | 4][]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(([value, size]) =>
      Array.from({ length: size }, (_, index) => (value >>> (index * 8)) & 255),
    ),
  );
}

/** An archive of texts by their paths, stored as they are. */
export function zipOf(files: Record<string, string>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const locals: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;

  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const bytes = encoder.encode(text);
    const about: [number, 2 | 4][] = [
      [20, 2],
      [isUtf8, 2],
      [0, 2],
      [0, 2],
      [day, 2],
      [checkOf(bytes), 4],
      [bytes.length, 4],
      [bytes.length, 4],
      [name.length, 2],
      [0, 2],
    ];
    const local = packed([[0x04034b50, 4], ...about]);
    locals.push(local, name, bytes);
    entries.push(
      packed([[0x02014b50, 4], [20, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      name,
    );
    offset += local.length + name.length + bytes.length;
  }

  const count = Object.keys(files).length;
  const size = entries.reduce((sum, { length }) => sum + length, 0);
  const end = packed([
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ]);
  return joined([...locals, ...entries, end]);
}

function joined(pieces: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.length;
  }
  return whole;
}
