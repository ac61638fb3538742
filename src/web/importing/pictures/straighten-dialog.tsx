import { Button } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { formatNumber } from '@plateful/ingredients/format-english'
import { IconRotate, IconRotateClockwise } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import type { PageChange, PageArea, ReadingPage } from '../../../domain/importing/picture-reading.ts'
import { DialogButtons, Overlay } from '../../ui/dialog.tsx'
import { pictureAddress } from './queries.ts'
import classes from './straighten-dialog.module.css'

interface Props {
  reading: number
  page: ReadingPage
  onStraightened: (change: PageChange) => void
  onClose: () => void
}

const wholePage: PageArea = { left: 0, top: 0, width: 1, height: 1 }
/** The smallest share of a page that a crop may leave. */
const MIN_SIDE = 0.05
const STEP = 0.02
const MAX_TILT = 15
/**
 * Milliseconds after the last move of the slider before the page is drawn again: each drawing is a
 * call.
 */
const REDRAW_DELAY = 250

/** The corners of the crop, each with the two edges that it moves. */
const corners = [
  { name: 'Upper left corner', x: 'left', y: 'top' },
  { name: 'Upper right corner', x: 'right', y: 'top' },
  { name: 'Lower left corner', x: 'left', y: 'bottom' },
  { name: 'Lower right corner', x: 'right', y: 'bottom' },
] as const
type Corner = (typeof corners)[number]

/**
 * The crop with one of its corners moved to a point of the page; no side gets shorter than
 * `MIN_SIDE`.
 */
export function moveCorner({ left, top, width, height }: PageArea, corner: Corner, x: number, y: number) {
  const [right, bottom] = [left + width, top + height]
  const clamp = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value))
  const newLeft = corner.x === 'left' ? clamp(x, 0, right - MIN_SIDE) : left
  const newRight = corner.x === 'right' ? clamp(x, left + MIN_SIDE, 1) : right
  const newTop = corner.y === 'top' ? clamp(y, 0, bottom - MIN_SIDE) : top
  const newBottom = corner.y === 'bottom' ? clamp(y, top + MIN_SIDE, 1) : bottom
  return { left: newLeft, top: newTop, width: newRight - newLeft, height: newBottom - newTop }
}

/**
 * Turns and straightens a page, and crops it by its corners; the server draws how it will be read.
 */
export function StraightenDialog({ reading, page, onStraightened, onClose }: Props) {
  const [rotation, setRotation] = useState(Math.round(page.angle / 90) * 90)
  const [tilt, setTilt] = useState(page.angle - Math.round(page.angle / 90) * 90)
  const [drawnTilt, setDrawnTilt] = useState(tilt)
  const [part, setPart] = useState(page.crop ?? wholePage)
  const drawLater = useDebouncedCallback(setDrawnTilt, REDRAW_DELAY)
  const turnBy = (degrees: number) => {
    setRotation((rotation + degrees + 360) % 360)
    setPart(wholePage)
  }
  const isWhole = part.width > 0.995 && part.height > 0.995
  return (
    <Overlay title="Straighten and crop" width="44rem" place="whole-phone" staysOpen onClose={onClose}>
      <div className="stack">
        <CropArea
          address={pictureAddress(reading, page, rotation + drawnTilt)}
          part={part}
          onChange={setPart}
        />
        <div className="wrap">
          <Button
            variant="default"
            leftSection={<IconRotate size={18} aria-hidden />}
            onClick={() => turnBy(-90)}
          >
            Turn left
          </Button>
          <Button
            variant="default"
            leftSection={<IconRotateClockwise size={18} aria-hidden />}
            onClick={() => turnBy(90)}
          >
            Turn right
          </Button>
          <Button variant="subtle" color="gray" disabled={isWhole} onClick={() => setPart(wholePage)}>
            Whole picture
          </Button>
        </div>
        <label className={classes.tilt}>
          Tilt: {formatNumber(tilt)}°
          <input
            type="range"
            min={-MAX_TILT}
            max={MAX_TILT}
            step={0.5}
            value={tilt}
            onChange={(event) => {
              const now = Number(event.currentTarget.value)
              setTilt(now)
              drawLater(now)
            }}
          />
        </label>
        <p className="soft">Drag the corners around the recipe. The arrow keys move a corner, too.</p>
        <DialogButtons onCancel={onClose}>
          <Button onClick={() => onStraightened({ angle: rotation + tilt, crop: isWhole ? null : part })}>
            Use this part
          </Button>
        </DialogButtons>
      </div>
    </Overlay>
  )
}

interface AreaProps {
  address: string
  part: PageArea
  onChange: (part: PageArea) => void
}

function CropArea({ address, part, onChange }: AreaProps) {
  const area = useRef<HTMLDivElement>(null)
  const drag = (corner: Corner) => (event: PointerEvent<HTMLButtonElement>) => {
    const box = area.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const x = (event.clientX - box.left) / box.width
    const y = (event.clientY - box.top) / box.height
    onChange(moveCorner(part, corner, x, y))
  }
  const onKeyDown = (corner: Corner) => (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const x = (corner.x === 'left' ? part.left : part.left + part.width) + step[0] * STEP
    const y = (corner.y === 'top' ? part.top : part.top + part.height) + step[1] * STEP
    onChange(moveCorner(part, corner, x, y))
  }
  const percent = (share: number) => `${share * 100}%`
  const box = {
    left: percent(part.left),
    top: percent(part.top),
    width: percent(part.width),
    height: percent(part.height),
  }
  return (
    <div className={classes.stage}>
      <div className={classes.area} ref={area}>
        <img src={address} alt="The page" className={classes.image} draggable={false} />
        <div className={classes.part} style={box} aria-hidden />
        {corners.map((corner) => (
          <button
            key={corner.name}
            type="button"
            className={classes.corner}
            aria-label={corner.name}
            style={{
              left: percent(corner.x === 'left' ? part.left : part.left + part.width),
              top: percent(corner.y === 'top' ? part.top : part.top + part.height),
            }}
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={drag(corner)}
            onKeyDown={onKeyDown(corner)}
          />
        ))}
      </div>
    </div>
  )
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
