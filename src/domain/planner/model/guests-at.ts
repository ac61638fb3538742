import type { KitchenTask } from '../kitchen-task.ts'
import { isMealInScope } from './rule-days.ts'

/**
 * The places of a task that guests come to: a guest eats there, or a rule says that somebody comes
 * or that more people eat than the family has (planner 66).
 */
export function guestsAt({ places, eaters, family = [], asked = [] }: KitchenTask): Set<number> {
  const isInvited = (place: number) =>
    eaters.some(({ isGuest, places: at }) => isGuest === true && at?.includes(place) !== false)
  return new Set(
    places.flatMap(({ date, slot }, place) => {
      const isSaid = asked.some(
        ({ rule }) =>
          isMealInScope(rule.when, date, slot) &&
          (rule.kind === 'guest' ||
            (rule.kind === 'heads' && family.length > 0 && rule.people > family.length)),
      )
      return isSaid || isInvited(place) ? [place] : []
    }),
  )
}
