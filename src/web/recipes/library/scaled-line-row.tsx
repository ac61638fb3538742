import { isMetricUnit } from '@plateful/ingredients/measure/unit'
import { scaleLine, type UnitSystem } from '../../../domain/recipes/scale.ts'
import classes from './calendar-recipe-screen.module.css'

interface Props {
  line: string
  from: number
  to: number
  system: UnitSystem
  onUnits: (units: UnitSystem) => void
}

/**
 * One ingredient for so many diners; where its amount can be converted, its own press changes its
 * units.
 */
export function ScaledLineRow({ line, from, to, system, onUnits }: Props) {
  const scaled = scaleLine(line, from, to, system)
  const { amountText } = scaled
  // What nobody asked to be changed stays word for word.
  const text = from === to && system === 'original' ? line : scaled.text
  const metric = scaleLine(line, from, to, 'metric')
  const isMetric = system === 'metric' || (system === 'original' && isMetricUnit(scaled.unit))
  const other = isMetric ? 'imperial' : 'metric'
  const canConvert = isMetricUnit(metric.unit)
  return (
    <li className={classes.line}>
      <span>
        {amountText && text.startsWith(amountText) ? (
          <>
            <strong>{amountText}</strong>
            {text.slice(amountText.length)}
          </>
        ) : (
          text
        )}
      </span>
      {canConvert && (
        <button
          type="button"
          className={classes.units}
          aria-label={`${scaled.name} in ${other} units`}
          onClick={() => onUnits(other)}
        >
          {other === 'metric' ? 'Metric' : 'Imperial'}
        </button>
      )}
    </li>
  )
}
