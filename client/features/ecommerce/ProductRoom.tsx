import type { ProductColor } from '../../gql/ecommerce/graphql.ts';
import pictureClasses from './ProductPicture.module.css';
import classes from './ProductRoom.module.css';
import { getDrawing } from './productViews.ts';

interface ProductRoomProps {
  image: string;
  color: ProductColor;
  /** The width of the product in centimetres. */
  width: number;
}

/** For each place, the scale in units per centimetre, and the position of the product: its centre and its bottom. */
const places = {
  floor: { scale: 1, x: 160, bottom: 276 },
  desk: { scale: 2.2, x: 160, bottom: 232 },
  desktop: { scale: 3.6, x: 150, bottom: 210 },
  wall: { scale: 1, x: 160, bottom: 186 },
  ceiling: { scale: 1.9, x: 160, bottom: 150 },
};

/** A product in a room or on a desk, true to scale. */
export function ProductRoom({ image, color, width }: ProductRoomProps) {
  const { box, place } = getDrawing(image);
  const [left, top, right, bottom] = box;
  const { scale, ...position } = places[place];
  const zoom = (width * scale) / (right - left);
  const x = position.x - (zoom * (left + right)) / 2;
  const y = position.bottom - zoom * bottom;

  return (
    <svg
      className={`${pictureClasses.picture} ${classes.room}`}
      viewBox="0 0 320 320"
      data-tone={color.toLowerCase()}
      aria-hidden
    >
      {place === 'desktop' ? <Desktop /> : <Room isDesk={place === 'desk'} />}
      {place === 'ceiling' && (
        <path className={classes.cord} d={`M160 0V${Math.max(0, y + zoom * top)}`} />
      )}
      <use href={`${image}#product`} transform={`translate(${x} ${y}) scale(${zoom})`} />
    </svg>
  );
}

/** A wall with a window, and a floor or a desk. */
function Room({ isDesk }: { isDesk: boolean }) {
  return (
    <>
      <rect className={classes.wall} width={320} height={320} />
      <rect className={classes.sky} x={214} y={34} width={78} height={104} rx={3} />
      <circle className={classes.sun} cx={270} cy={62} r={11} />
      <path className={classes.hill} d="M214 118Q240 94 262 112T292 104V138H214Z" />
      <path className={classes.frame} d="M214 34H292V138H214ZM253 34V138M214 86H292" />
      <rect className={classes.paper} x={30} y={44} width={46} height={58} rx={2} />
      <path
        className={classes.leaf}
        d="M53 92V66M53 78Q40 76 40 62Q53 64 53 78Q66 74 66 58Q53 60 53 78"
      />
      {isDesk ? (
        <>
          <rect className={classes.wood} y={226} width={320} height={16} />
          <rect className={classes.shade} y={242} width={320} height={78} />
          <rect className={classes.clay} x={272} y={198} width={24} height={28} rx={3} />
          <path className={classes.pens} d="M279 198L276 178M285 198V172M290 198L294 180" />
          <rect className={classes.primary} x={20} y={218} width={44} height={8} rx={1} />
          <rect className={classes.brass} x={24} y={210} width={38} height={8} rx={1} />
        </>
      ) : (
        <>
          <rect className={classes.floor} y={222} width={320} height={98} />
          <rect className={classes.skirting} y={218} width={320} height={5} />
          <ellipse className={classes.rug} cx={160} cy={278} rx={142} ry={26} />
        </>
      )}
    </>
  );
}

/** A desk from above, with a notebook, a mouse and a cup. */
function Desktop() {
  return (
    <>
      <rect className={classes.wood} width={320} height={320} />
      <path className={classes.grain} d="M0 62H320M0 150H320M0 244H320" />
      <rect className={classes.paper} x={28} y={18} width={92} height={66} rx={3} />
      <path className={classes.lines} d="M40 36H108M40 48H108M40 60H84" />
      <circle className={classes.paper} cx={270} cy={50} r={26} />
      <circle className={classes.clay} cx={270} cy={50} r={18} />
      <rect className={classes.steel} x={262} y={150} width={36} height={58} rx={18} />
      <path className={classes.wheel} d="M280 160V174" />
      <rect className={classes.primary} x={30} y={256} width={150} height={38} rx={3} />
    </>
  );
}
