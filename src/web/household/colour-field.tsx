import classes from './colour-field.module.css'
import { colours } from './colours.ts'

interface Props {
  value: string
  problem: string | undefined
  onChange: (colour: string) => void
}

/** The colour of a person. A stored colour that is not among the choices is offered too. */
export function ColourField({ value, problem, onChange }: Props) {
  const isKnown = colours.some((colour) => colour.value === value)
  const row = isKnown ? colours : [...colours, { value, name: 'Own colour' }]
  return (
    <fieldset>
      <legend className={classes.label}>Colour</legend>
      <div className={classes.row}>
        {row.map((colour) => (
          <label key={colour.value} className={classes.colour} style={{ background: colour.value }}>
            <input
              type="radio"
              className="aloud"
              name="colour"
              aria-label={colour.name}
              checked={colour.value === value}
              onChange={() => onChange(colour.value)}
            />
          </label>
        ))}
      </div>
      {problem && <p className={classes.problem}>{problem}</p>}
    </fieldset>
  )
}
