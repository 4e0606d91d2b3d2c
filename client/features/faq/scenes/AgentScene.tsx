import { art } from '../../../ui/art/colors.ts';
import { Arm, Bust } from '../../../ui/art/Figure.tsx';
import { Illustration } from '../../../ui/art/Illustration.tsx';
import { FigTree } from '../../../ui/art/plants.tsx';

const skin = art.skinDeep;

/** A drawing of a support agent with a headset at a desk. */
export function AgentScene() {
  return (
    <Illustration viewBox="0 0 280 190">
      <path
        d="M52 190C8 130 34 58 96 48C150 40 166 6 216 22C268 40 276 130 244 190Z"
        fill={art.backdrop}
      />
      <path
        d="M176 18H236A12 12 0 0 1 248 30V58A12 12 0 0 1 236 70H202L186 84V70H176A12 12 0 0 1 164 58V30A12 12 0 0 1 176 18Z"
        fill={art.primary}
      />
      <path
        d="M188 44h.1M206 44h.1M224 44h.1"
        stroke={art.paper}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <g transform="translate(122 62) scale(.72)">
        <Bust turn={3} skin={skin} hair="scarf" hairColor={art.brass} clothes={art.clay} />
        <path d="M-23 2C-28-46 28-46 23 2" stroke={art.ink} strokeWidth="4" />
        <path d="M-23-4V8M23-4V8" stroke={art.ink} strokeWidth="9" strokeLinecap="round" />
        <path d="M-23 9C-22 20-16 24-7 23" stroke={art.ink} strokeWidth="2.5" />
        <path d="M-6 22.5h1" stroke={art.ink} strokeWidth="6" strokeLinecap="round" />
        <Arm
          d="M-33 62C-46 80-50 94-46 106L-22 112"
          hand="M-18 112L-10 112"
          color={art.clay}
          skin={skin}
        />
        <Arm d="M33 62L62 92L74 66" hand="M76 58L78 50" color={art.clay} skin={skin} isShaded />
      </g>
      <path d="M56 150V190M212 150V190" stroke={art.steel} strokeWidth="8" />
      <rect x="30" y="138" width="208" height="14" rx="6" fill={art.wood} />
      <path d="M30 145H238A6 6 0 0 1 232 152H36A6 6 0 0 1 30 145Z" fill={art.shade} />
      <path d="M66 139L71 106A5 5 0 0 1 76 102H126A5 5 0 0 1 131 106L136 139Z" fill={art.steel} />
      <path d="M112 102H126A5 5 0 0 1 131 106L136 139H122Z" fill={art.shade} />
      <circle cx="101" cy="121" r="4.5" fill={art.paper} />
      <rect x="60" y="137" width="82" height="5" rx="2.5" fill={art.ink} />
      <path d="M190 118H210V134A5 5 0 0 1 205 139H195A5 5 0 0 1 190 134Z" fill={art.paper} />
      <path d="M210 122C219 122 219 133 210 133" stroke={art.paper} strokeWidth="4" />
      <path d="M204 118H210V134A5 5 0 0 1 205 139H204Z" fill={art.shade} />
      <FigTree x={40} y={190} scale={0.42} />
    </Illustration>
  );
}
