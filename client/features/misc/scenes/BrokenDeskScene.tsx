import { Backdrop } from '../../../ui/art/Backdrop.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Arm, Figure } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';

const look = {
  skin: art.skinLight,
  hair: 'short',
  hairColor: art.hairWarm,
  mouth: 'open',
} as const;

/** A drawing of a person behind a desk with a broken leg. */
export function BrokenDeskScene() {
  return (
    <Illustration viewBox="0 0 480 320">
      <Backdrop />
      <ellipse cx="240" cy="292" rx="210" ry="7" fill={art.shade} />
      <g transform="translate(104 96) scale(.61)">
        <Figure
          {...look}
          clothes={art.brass}
          turn={6}
          tilt={-4}
          behind={
            <Arm d="M-30 64L-62 40L-40 0" hand="M-36-8L-30-14" color={art.brass} skin={look.skin} />
          }
        >
          <Arm
            d="M29 62L54 104L76 84"
            hand="M80 80L88 74"
            color={art.brass}
            skin={look.skin}
            isShaded
          />
        </Figure>
      </g>
      <g transform="rotate(13 186 290)">
        <path d="M196 176V288" stroke={art.steel} strokeWidth="10" strokeLinecap="round" />
        <rect x="160" y="162" width="252" height="15" rx="7" fill={art.wood} />
        <path d="M160 170H412A7 7 0 0 1 405 177H167A7 7 0 0 1 160 170Z" fill={art.shade} />
        <path d="M206 176H260V200H206Z" fill={art.cream} />
        <path d="M226 186H240" stroke={art.brass} strokeWidth="4" strokeLinecap="round" />
        <path d="M371 176H381V240L378 236L375 247L372 242L371 244Z" fill={art.steel} />
        <path
          d="M250 160L262 110A6 6 0 0 1 268 106H332A6 6 0 0 1 338 112L326 160Z"
          fill={art.ink}
        />
        <path d="M260 154L270 114H330L320 154Z" fill={art.sky} />
        <rect x="236" y="157" width="100" height="6" rx="3" fill={art.steel} />
      </g>
      <path d="M404 281L409 286L403 291H452A5 5 0 0 0 452 281Z" fill={art.steel} />
      <g transform="translate(420 196) rotate(38)">
        <rect x="-12" y="-14" width="24" height="28" rx="5" fill={art.clay} />
        <path d="M12-6C22-6 22 8 12 8" fill="none" stroke={art.clay} strokeWidth="4" />
        <path d="M4-14H7A5 5 0 0 1 12-9V9A5 5 0 0 1 7 14H4Z" fill={art.shade} />
      </g>
      <path d="M352 84L384 92L376 128L344 120ZM398 124L428 112L440 140L410 152Z" fill={art.paper} />
      <path
        d="M354 98L374 103M352 106L366 109M406 134L424 127"
        stroke={art.shade}
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </Illustration>
  );
}
