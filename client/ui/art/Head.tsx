import { art } from './colors.ts';

/** The SVG paths of the hair behind and in front of the head. The origin is the centre of the face. */
const hairShapes = {
  afro: {
    back: 'M-31-14A31 31 0 1 1 31-14A31 31 0 1 1-31-14Z',
    front: 'M-21-2C-22-16-13-20 0-20S22-16 21-2C28-25 16-37 0-37S-28-25-21-2Z',
  },
  short: {
    back: '',
    front:
      'M-22.5-1C-25-12-24-20-20-24C-20-34-7-40 7-39C20-38 27-27 22.5-1C21-10 19-15 16-17C7-15-4-16-14-19C-18-15-21-9-22.5-1Z',
  },
  bob: {
    back: 'M-27 20C-31-17-21-35 0-35S31-17 27 20C26 27 17 28 15 25H-15C-17 28-26 27-27 20Z',
    front:
      'M-25 13C-29-19-17-35 0-35S29-19 25 13C23 5 21-3 20-10C12-7-12-7-20-10C-21-3-23 5-25 13Z',
  },
  bun: {
    back: 'M-11-41A11 11 0 1 1 11-41A11 11 0 1 1-11-41Z',
    front: 'M-22.5 3C-26-24-15-36 0-36S26-24 22.5 3C21-8 12-16 0-22C-12-16-21-8-22.5 3Z',
  },
  long: {
    back: 'M-29 48C-33 3-30-35 0-35S33 3 29 48C22 52 13 51 10 48H-10C-13 51-22 52-29 48Z',
    front: 'M-22 7C-27-19-15-33 0-33S27-19 22 7C20-6 10-12 0-24C-10-12-20-6-22 7Z',
  },
  scarf: {
    back: 'M-25 35C-30-7-24-36 0-36S30-7 25 35Z',
    front:
      'M-24 5C-26-20-15-34 0-34S26-20 24 5C26 21 30 31 28 41C14 53-14 53-28 41C-30 31-26 21-24 5ZM-18.5 0C-18.5 15-10 26 0 26S18.5 15 18.5 0C18.5-12 11-18.5 0-18.5S-18.5-12-18.5 0Z',
  },
};

const mouths = {
  smile: <path d="M-7 14.5C-5.5 20.5 5.5 20.5 7 14.5C3 15.8-3 15.8-7 14.5Z" fill={art.paper} />,
  flat: <path d="M-4.5 16.5C-1.5 15.5 2 15.5 5 16.8" stroke={art.clay} strokeWidth="2.2" />,
  open: <ellipse cx="0" cy="17" rx="4" ry="4.5" fill={art.hairDark} opacity=".75" />,
};

export interface Look {
  skin: string;
  hair: keyof typeof hairShapes;
  hairColor: string;
  hasBeard?: boolean;
  mouth?: keyof typeof mouths;
}

interface HeadProps extends Look {
  /** How far the face is turned, from -6 (left) to 6 (right). */
  turn?: number;
  /** The rotation of the head in degrees. */
  tilt?: number;
}

/** A head with its neck. The origin is the centre of the face; the collar is 37 below it. */
export function Head({
  turn = 0,
  tilt = 0,
  skin,
  hair,
  hairColor,
  hasBeard,
  mouth = 'smile',
}: HeadProps) {
  const { back, front } = hairShapes[hair];
  const flip = turn < 0 ? -1 : 1;
  const isTurned = Math.abs(turn) > 3;

  return (
    <>
      <path d="M-10 16H10V40C10 52-10 52-10 40Z" fill={skin} />
      <path d="M-10 22C-4 28 4 28 10 22V30C4 36-6 34-10 28Z" fill={art.shade} />
      <g transform={`rotate(${tilt}) scale(${flip} 1)`}>
        <path d={back} fill={hairColor} />
        <path d={back} fill={art.shade} />
        <circle cx={isTurned ? -18 : -20} cy="3" r="4.8" fill={skin} />
        {!isTurned && <circle cx="20" cy="3" r="4.8" fill={skin} />}
        <path d="M-20-5C-20-23-12-27 0-27S20-23 20-5C20 14 11 26 0 26S-20 14-20-5Z" fill={skin} />
        <circle cx={Math.abs(turn) / 3 - 12.5} cy="9.5" r="4" fill={art.clay} opacity=".28" />
        <circle cx={Math.abs(turn) / 3 + 12.5} cy="9.5" r="4" fill={art.clay} opacity=".28" />
        {hasBeard && (
          <path
            d="M-20.5 1C-20 21-11 31 0 31S20 21 20.5 1C18 10 12 12 7 10C2 8.5-2 8.5-7 10C-12 12-18 10-20.5 1Z"
            fill={hairColor}
          />
        )}
        <g transform={`translate(${Math.abs(turn)})`} fill="none" strokeLinecap="round">
          <path
            d="M-12.5-7.5C-10-9-7-9-5-8M5-8C7-9 10-9 12-7.5"
            stroke={art.hairDark}
            strokeWidth="2"
            opacity=".7"
          />
          <path d="M-8.5-.5v1.2M8-.5v1.2" stroke={art.hairDark} strokeWidth="4.2" />
          <path
            d="M0 3C-1 6-1.5 8-1.2 8.6C-.6 9.6.6 9.6 1.6 9.2"
            stroke={art.shade}
            strokeWidth="2"
          />
          {mouths[mouth]}
        </g>
        <path d={front} fill={hairColor} fillRule="evenodd" />
      </g>
    </>
  );
}
