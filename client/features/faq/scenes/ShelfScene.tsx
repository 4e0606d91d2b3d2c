import { art } from '../../../ui/art/colors.ts';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';

/** A drawing of a shelf with books and boxes. */
export function ShelfScene() {
  return (
    <Illustration viewBox="0 0 280 190">
      <path
        d="M40 190C6 138 10 58 66 40C118 24 152 40 202 30C262 24 280 132 244 190Z"
        fill={art.backdrop}
      />
      <ellipse cx="140" cy="188" rx="108" ry="5" fill={art.shade} />
      <path d="M68 24H196V188H68Z" fill={art.cream} />
      <path d="M68 24H196V34H80V188H68Z" fill={art.shade} />
      <path
        d="M82 72V44H91V72ZM120 72L112 46L120 43L129 72ZM84 122V94H96V122ZM172 122V90H181V122ZM150 170V146H178V170Z"
        fill={art.primary}
      />
      <path d="M92 72V40H100V72ZM97 122V90H104V122ZM160 122V94H171V122Z" fill={art.brass} />
      <path d="M101 72V46H111V72ZM105 122V96H115V122ZM86 170V144H118V170Z" fill={art.clay} />
      <path d="M182 122V96H189V122ZM150 122V92H159V122Z" fill={art.leaf} />
      <path d="M122 122V98H140V122Z" fill={art.paper} />
      <path
        d="M126 105H136M95 156H109M158 157H170"
        stroke={art.steel}
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="166" cy="60" r="12" fill={art.sky} />
      <path d="M166 48A12 12 0 0 1 166 72A16 16 0 0 0 166 48Z" fill={art.shade} />
      <path d="M155 53A12.5 12.5 0 0 0 176 67" stroke={art.brass} strokeWidth="2.5" />
      <path
        d="M60 72H204V80H60ZM60 122H204V130H60ZM60 170H204V178H60ZM60 18H204V27H60Z"
        fill={art.wood}
      />
      <path d="M60 18H70V190H60ZM194 18H204V190H194Z" fill={art.wood} />
      <path
        d="M194 18H204V190H194ZM70 77H194V80H70ZM70 127H194V130H70ZM70 24H194V27H70Z"
        fill={art.shade}
      />
      <FigTree x={230} y={190} scale={0.52} />
    </Illustration>
  );
}
