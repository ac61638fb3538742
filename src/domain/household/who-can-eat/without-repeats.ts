import type { Eater } from './eater.ts'
import { needKey } from './fine-lines.ts'
import type { DinerWarning } from './who-can-eat.ts'

const isHousehold = ({ family }: Eater) => family !== undefined

/**
 * What speaks against the household is left out where a person who eats has the same need: then it
 * is said of them (household 61).
 */
export const withoutRepeats = <Person extends Eater>(
  warnings: readonly DinerWarning<Person>[],
): DinerWarning<Person>[] =>
  warnings.filter(
    ({ person, ...one }) =>
      !isHousehold(person) ||
      !warnings.some(
        (other) =>
          !isHousehold(other.person) &&
          other.line === one.line &&
          other.level === one.level &&
          needKey(other.need) === needKey(one.need),
      ),
  )
