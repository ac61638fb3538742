import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Menu } from '../../../domain/calendar/menu.ts'
import { addDays, type Day } from '../../../domain/day.ts'
import { mustShowFailure } from '../../api/stale-reads.ts'
import { DialogButtons } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Failure } from '../../ui/failure.tsx'
import { MenuRow } from './menu-row.tsx'
import { useMenus } from './queries.ts'
import { TargetFields, useTarget } from './target-fields.tsx'
import { useKnownIds, usePlaceWeek } from './use-place-week.ts'
import classes from './week-dialog.module.css'

interface Props {
  monday: Day
  /** Whether nothing is planned in the week that is shown, so that it cannot be saved as a menu. */
  isEmpty: boolean
  onClose: () => void
  onDone: (monday: Day) => void
}

/** The menus of the household: to fill a week from, to rename and to delete (calendar 41). */
export function MenuList({ monday, isEmpty, onClose, onDone }: Props) {
  const { weeks, target, setTarget } = useTarget(monday, false)
  const [isBusy, setIsBusy] = useState(false)
  const menus = useMenus()
  const knownIds = useKnownIds()
  const placeWeek = usePlaceWeek()
  const use = async ({ name, menuDays }: Menu) => {
    if (!knownIds || isBusy) return
    setIsBusy(true)
    if (await placeWeek({ name, week: menuDays, knownIds, ...target })) return onDone(target.monday)
    setIsBusy(false)
  }
  if (mustShowFailure(menus)) return <Failure title="The menus couldn’t be read" query={menus} />
  return (
    <div className="stack">
      {menus.data?.length === 0 ? (
        <EmptyState
          heading="h3"
          title="No menus yet"
          text="Save a week that went well as a menu, and fill any other week from it with one press."
          action={
            isEmpty && (
              <Button variant="default" onClick={() => onDone(addDays(monday, -7))}>
                Look at the week before
              </Button>
            )
          }
        />
      ) : (
        <>
          <TargetFields label="Week to fill" weeks={weeks} target={target} onChange={setTarget} />
          <ul className={classes.menus} aria-label="Menus">
            {menus.data?.map((menu) => (
              <MenuRow
                key={menu.id}
                menu={menu}
                isReady={knownIds !== null && !isBusy}
                onUse={() => void use(menu)}
              />
            ))}
          </ul>
        </>
      )}
      <DialogButtons onCancel={onClose} cancel="Close" />
    </div>
  )
}
