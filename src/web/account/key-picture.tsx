import { encode } from 'uqr'
import classes from './two-step.module.css'

/** The quiet edge without which cameras do not find it (ISO/IEC 18004: four modules). */
const EDGE = 4

/** An address as a QR code; the same stands beside it to type. */
export function KeyPicture({ address }: { address: string }) {
  const { data, size } = encode(address, { border: EDGE })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <svg
      className={classes.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="QR code of the key below"
    >
      <path d={squares.join('')} />
    </svg>
  )
}
