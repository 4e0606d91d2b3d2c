import { Backdrop } from '../../../ui/art/Backdrop.tsx';
import { Bell } from '../../../ui/art/Bell.tsx';
import { art } from '../../../ui/art/colors.ts';
import { Arm } from '../../../ui/art/Figure.tsx';
import { Head } from '../../../ui/art/Head.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { LampLight, Pendant } from '../../../ui/art/lamps.tsx';

const skin = art.skinTan;

/** A drawing of a joiner who repairs a desk bell. */
export function MaintenanceScene() {
  return (
    <Illustration viewBox="0 0 480 320">
      <Backdrop />
      <LampLight x={314} y={52} scale={0.8} />
      <Pendant x={314} y={54} scale={0.7} />
      <Tools />
      <ellipse cx="240" cy="292" rx="196" ry="7" fill={art.shade} />
      <g transform="translate(228 104) scale(.86)">
        <path
          d="M-46 130C-49 98-47 74-43 59C-40 47-28 41-13 37C-10 45 10 45 13 37C28 41 40 47 43 59C47 74 49 98 46 130Z"
          fill={art.paper}
        />
        <path d="M24 60C32 80 36 104 36 130H46C49 98 47 74 43 59Z" fill={art.shade} />
        <path
          d="M-24 68H24V130H-24ZM-24 68L-16 41L-11 42L-16 68ZM24 68L16 41L11 42L16 68Z"
          fill={art.leaf}
        />
        <path d="M8 68H24V130H8Z" fill={art.shade} />
        <Head turn={5} tilt={6} skin={skin} hair="short" hairColor={art.hairDark} hasBeard />
        <Arm
          d="M-33 62C-48 82-52 98-46 114"
          hand="M-44 116L-28 118"
          color={art.paper}
          skin={skin}
        />
      </g>
      <path
        d="M104 214L84 290M376 214L396 290M128 214L112 290M352 214L368 290"
        stroke={art.wood}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path
        d="M128 214L112 290M352 214L368 290"
        stroke={art.shade}
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M104 254H376" stroke={art.wood} strokeWidth="9" />
      <path d="M104 254H376" stroke={art.shade} strokeWidth="9" />
      <rect x="68" y="198" width="344" height="19" rx="8" fill={art.wood} />
      <path d="M68 208H412A8 8 0 0 1 404 217H76A8 8 0 0 1 68 208Z" fill={art.shade} />
      <Bell x={322} y={199} scale={1.5} />
      <g transform="translate(228 104) scale(.86)">
        <Arm d="M32 62L50 98L62 84" hand="M66 80L70 76" color={art.paper} skin={skin} />
        <path d="M60 72L84 84" stroke={art.clay} strokeWidth="9" strokeLinecap="round" />
        <path d="M84 84L98 91" stroke={art.steel} strokeWidth="4" strokeLinecap="round" />
      </g>
      <rect x="98" y="164" width="76" height="35" rx="5" fill={art.clay} />
      <path
        d="M98 176H174V182H98ZM146 164H169A5 5 0 0 1 174 169V194A5 5 0 0 1 169 199H146Z"
        fill={art.shade}
      />
      <path
        d="M120 164V156A5 5 0 0 1 125 151H147A5 5 0 0 1 152 156V164"
        fill="none"
        stroke={art.steel}
        strokeWidth="5"
      />
      <rect x="130" y="174" width="12" height="10" rx="2" fill={art.brass} />
      <path d="M424 290L436 242A4 4 0 0 1 444 242L456 290Z" fill={art.clay} />
      <path d="M429 270H451L448 258H432Z" fill={art.paper} />
      <path d="M440 239A4 4 0 0 1 444 242L456 290H444Z" fill={art.shade} />
      <rect x="414" y="286" width="52" height="7" rx="3.5" fill={art.clay} />
    </Illustration>
  );
}

/** A board with a hammer, a saw and a spanner. */
function Tools() {
  return (
    <>
      <rect x="92" y="78" width="98" height="66" rx="6" fill={art.cream} />
      <path d="M92 136H190V138A6 6 0 0 1 184 144H98A6 6 0 0 1 92 138Z" fill={art.shade} />
      <path d="M110 98V130" stroke={art.wood} strokeWidth="6" strokeLinecap="round" />
      <path d="M99 87H118L125 96H99Z" fill={art.ink} />
      <path d="M134 100H148L142 132H136Z" fill={art.steel} />
      <path d="M133 86H149A3 3 0 0 1 152 89V98A3 3 0 0 1 149 101H133Z" fill={art.clay} />
      <path
        d="M166 88A9 9 0 1 0 180 88M173 100V130"
        fill="none"
        stroke={art.primary}
        strokeWidth="6"
        strokeLinecap="round"
      />
    </>
  );
}
