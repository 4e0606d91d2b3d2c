import { art } from './colors.ts';
import { type Position, toTransform } from './position.ts';

interface ArmchairProps extends Position {
  color: string;
}

/** A lounge chair, seen from the front. */
export function Armchair({ color, ...position }: ArmchairProps) {
  return (
    <g transform={toTransform(position)}>
      <path
        d="M-66-30L-74 0M66-30L74 0M-34-28L-36 0M34-28L36 0"
        stroke={art.wood}
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path d="M-82-136C-82-174-56-188 0-188S82-174 82-136V-50H-82Z" fill={color} />
      <path d="M0-188C56-188 82-174 82-136V-50H30C56-90 60-150 0-188Z" fill={art.shade} />
      <path d="M0-174V-84" stroke={art.shade} strokeWidth="3" strokeLinecap="round" />
      <rect x="-68" y="-88" width="136" height="46" rx="17" fill={color} />
      <path
        d="M-51-88H51A17 17 0 0 1 68-71C68-78-68-78-68-71A17 17 0 0 1-51-88Z"
        fill={art.shine}
      />
      <path d="M-68-46H68V-24H-68Z" fill={color} />
      <path d="M-68-48H68V-24H-68Z" fill={art.shade} />
      <path d="M-108-94C-108-114-62-116-62-92V-24H-90C-102-24-106-32-106-42Z" fill={color} />
      <path d="M-104-94C-104-108-68-110-68-92V-88C-80-98-94-98-104-88Z" fill={art.shine} />
      <path d="M108-94C108-114 62-116 62-92V-24H90C102-24 106-32 106-42Z" fill={color} />
      <path d="M108-94C108-114 62-116 62-92V-24H90C102-24 106-32 106-42Z" fill={art.shade} />
      <path d="M104-94C104-108 68-110 68-92V-88C80-98 94-98 104-88Z" fill={art.shine} />
    </g>
  );
}
