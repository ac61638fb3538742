import type { MealKind } from '../../../domain/calendar/meal.ts'
import { kindIcons, kindNames } from '../meal-words.ts'
import classes from './kind-mark.module.css'

/** Which kind of meal it is, small beside its facts. */
export function KindMark({ kind }: { kind: MealKind }) {
  const Icon = kindIcons[kind]
  return (
    <span className={classes.kind} title={kindNames[kind]}>
      <Icon size={15} aria-hidden />
      <span className="aloud">{kindNames[kind]}</span>
    </span>
  )
}
