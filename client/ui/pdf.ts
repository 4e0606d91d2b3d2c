/** In points, on A4. */
export const page = { width: 595, height: 842 };

export type Weight = 'normal' | 'bold';

/** One page to draw on, from the top left, in points. */
export interface Sheet {
  text: (text: string, x: number, y: number, style?: TextStyle) => void;
  line: (x1: number, y1: number, x2: number, y2: number, isDashed?: boolean) => void;
}

export interface TextStyle {
  size?: number;
  weight?: Weight;
  /** `end`: the text ends at x. */
  align?: 'end';
  /** From 0, black, to 1, white. */
  grey?: number;
}

/** Signs of Windows-1252 that are not where Unicode has them. */
const winAnsi: Record<string, number> = {
  '€': 0x80,
  '‚': 0x82,
  ƒ: 0x83,
  '„': 0x84,
  '…': 0x85,
  '†': 0x86,
  '‰': 0x89,
  Š: 0x8a,
  '‹': 0x8b,
  Œ: 0x8c,
  Ž: 0x8e,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  š: 0x9a,
  '›': 0x9b,
  œ: 0x9c,
  ž: 0x9e,
  Ÿ: 0x9f,
};
/** Letters that Helvetica lacks and no accent can be taken off. */
const stand: Record<string, string> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '\u2212': '-',
  '\u202f': '\u00a0',
  '\u2009': '\u00a0',
};

/** A letter as Windows-1252 has it: itself, its bare form, or a question mark. */
function codeOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 63;
  if ((code >= 32 && code < 127) || (code >= 160 && code < 256)) return code;
  const bare = stand[letter] ?? letter.normalize('NFD').charAt(0);
  return winAnsi[letter] ?? (bare === letter ? 63 : codeOf(bare));
}

const codesOf = (text: string) => [...text.normalize('NFC').replaceAll(/\p{Cf}/gu, '')].map(codeOf);

/** Widths of Helvetica from the space to the tilde, in thousandths of its size. */
const widths =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584'
    .split(' ')
    .map(Number);

function widthOfCode(code: number): number {
  if (code < 127) return widths[code - 32] ?? 556;
  if (code === 0xa0) return 278;
  const bare = String.fromCharCode(code).normalize('NFD').charCodeAt(0);
  return bare < 127 ? (widths[bare - 32] ?? 556) : 556;
}

/** How wide a text is in Helvetica. Bold differs by little, and not at all in digits. */
export const widthOf = (text: string, size: number) =>
  codesOf(text).reduce((sum, code) => sum + widthOfCode(code), 0) * (size / 1000);

/** Lines no wider than that, broken between words, or in a word that fits nowhere. */
export function wrapped(text: string, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    for (const word of paragraph.split(' ').flatMap((one) => pieces(one, size, width))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer, size) <= width) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}

function pieces(word: string, size: number, width: number): string[] {
  if (widthOf(word, size) <= width) return [word];
  const most = Math.max(1, Math.floor(width / size));
  return word.match(new RegExp(`.{1,${most}}`, 'gu')) ?? [];
}

/** A text as a string of the file. */
function literal(text: string): string {
  const escaped = codesOf(text).map((code) => {
    const letter = String.fromCharCode(code);
    return '()\\'.includes(letter) ? `\\${letter}` : letter;
  });
  return `(${escaped.join('')})`;
}

const fonts: Record<Weight, string> = { normal: 'F1', bold: 'F2' };
const point = (x: number, y: number) => `${x.toFixed(2)} ${(page.height - y).toFixed(2)}`;

/** A file of pages with text and lines: PDF 1.4, in the two faces every reader has. */
export function createPdf(title: string) {
  const contents: string[] = [];

  function addPage(): Sheet {
    const index = contents.push('') - 1;
    const draw = (command: string) => {
      contents[index] += `${command}\n`;
    };
    return {
      text(text, x, y, { size = 10, weight = 'normal', align, grey = 0.1 } = {}) {
        const start = align === 'end' ? x - widthOf(text, size) : x;
        draw(
          `BT ${grey} g /${fonts[weight]} ${size} Tf ${point(start, y)} Td ${literal(text)} Tj ET`,
        );
      },
      line(x1, y1, x2, y2, isDashed = false) {
        const dash = isDashed ? '[4 3]' : '[]';
        draw(`0.75 G 0.75 w ${dash} 0 d ${point(x1, y1)} m ${point(x2, y2)} l S`);
      },
    };
  }

  function bytes(): Uint8Array<ArrayBuffer> {
    const face = (name: string) =>
      `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
    const kids = contents.map((_, index) => `${6 + index * 2} 0 R`).join(' ');
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      face('Helvetica'),
      face('Helvetica-Bold'),
      `<< /Title ${literal(title)} /Producer (Frontdesk) >>`,
      ...contents.flatMap((content, index) => [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${7 + index * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}endstream`,
      ]),
    ];

    let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
    const offsets = objects.map((object, index) => {
      const offset = file.length;
      file += `${index + 1} 0 obj\n${object}\nendobj\n`;
      return offset;
    });
    const table = offsets
      .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
      .join('');
    const size = objects.length + 1;
    file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
    // Every letter is one byte already.
    return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
  }

  return { addPage, bytes };
}
