import classes from './pictures.module.css'

interface BarsProps {
  rows: readonly { name: string; value: number }[]
  /** What a whole bar stands for. */
  most: number
  unit?: string
}

/** A list with a bar beside each number; the words say everything, the bars are for the eye. */
export function Bars({ rows, most, unit = '' }: BarsProps) {
  return (
    <ul className={classes.bars}>
      {rows.map(({ name, value }) => (
        <li key={name} className={classes.row}>
          <span className={classes.name}>{name}</span>
          <span className={classes.number}>
            {value}
            {unit}
          </span>
          <svg className={classes.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
            <rect className={classes.ground} width="100" height="6" />
            <rect
              className={classes.fill}
              width={most > 0 ? (100 * Math.min(value, most)) / most : 0}
              height="6"
            />
          </svg>
        </li>
      ))}
    </ul>
  )
}

const ROUND = 2 * Math.PI * 15

/** A share of a whole as a ring. */
export function Ring({ share }: { share: number }) {
  return (
    <svg className={classes.ring} viewBox="0 0 40 40" aria-hidden>
      <circle className={classes.track} cx="20" cy="20" r="15" />
      <circle
        className={classes.arc}
        cx="20"
        cy="20"
        r="15"
        strokeDasharray={`${ROUND * share} ${ROUND}`}
        transform="rotate(-90 20 20)"
      />
    </svg>
  )
}

/** So many plates of a full table, seven in a row. */
export function Plates({ filled, of }: { filled: number; of: number }) {
  const rows = Math.ceil(of / 7)
  return (
    <svg
      className={classes.plates}
      viewBox={`0 0 70 ${rows * 10}`}
      style={{ height: `${rows * 0.75}rem` }}
      aria-hidden
    >
      {Array.from({ length: of }, (_, index) => (
        <circle
          key={index}
          className={index < filled ? classes.plate : classes.gap}
          cx={5 + 10 * (index % 7)}
          cy={5 + 10 * Math.floor(index / 7)}
          r="3.6"
        />
      ))}
    </svg>
  )
}
