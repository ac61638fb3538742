import { Button, TextInput } from '@mantine/core'
import { formatCount } from '@plateful/ingredients/format-english'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mealFieldOf } from '../../../domain/calendar/meal.ts'
import { type Menu, MenuChange } from '../../../domain/calendar/menu.ts'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { useProblem } from '../../ui/forms/use-problem.ts'
import { useDeleteMenu, useRenameMenu } from './queries.ts'
import classes from './week-dialog.module.css'

const countMeals = ({ menuDays }: Menu): number =>
  menuDays.reduce(
    (sum, day) => sum + Object.values(mealFieldOf).reduce((all, field) => all + day[field].length, 0),
    0,
  )

export function MenuRow({ menu, isReady, onUse }: { menu: Menu; isReady: boolean; onUse: () => void }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const rename = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLLIElement>(null)
  const remove = useDeleteMenu()
  const meals = countMeals(menu)
  const close = () => {
    flushSync(() => setIsRenaming(false))
    rename.current?.focus()
  }
  const deleteIt = () => {
    // The row disappears: the focus moves to the next one, or to the dialog.
    const next = row.current?.nextElementSibling ?? row.current?.previousElementSibling
    const focusTarget = next?.querySelector('button') ?? row.current?.closest<HTMLElement>('[role=dialog]')
    remove.mutate(menu, { onSuccess: () => focusTarget?.focus() })
  }
  return (
    <li ref={row} className={classes.menu}>
      {isRenaming ? (
        <RenameForm menu={menu} onClose={close} />
      ) : (
        <>
          <p className={classes.name}>
            <strong>{menu.name}</strong>
            <span className="small">{formatCount(meals, 'meal')}</span>
          </p>
          <div className={classes.buttons}>
            <Button
              ref={rename}
              variant="subtle"
              aria-label={`Rename ${menu.name}`}
              onClick={() => setIsRenaming(true)}
            >
              Rename
            </Button>
            <Button
              variant="subtle"
              color="tomato"
              aria-label={`Delete ${menu.name}`}
              loading={remove.isPending}
              onClick={deleteIt}
            >
              Delete
            </Button>
            <Button variant="light" aria-label={`Use ${menu.name}`} disabled={!isReady} onClick={onUse}>
              Use
            </Button>
          </div>
        </>
      )}
    </li>
  )
}

function RenameForm({ menu, onClose }: { menu: Menu; onClose: () => void }) {
  const [name, setName] = useState(menu.name)
  const { problem, setProblem, clearing } = useProblem()
  const rename = useRenameMenu()
  const save = () => {
    const change = MenuChange.safeParse({ name })
    if (!change.success) return setProblem(change.error.issues[0]?.message ?? 'Menu name is required')
    rename.mutate({ id: menu.id, name: change.data.name }, { onSuccess: onClose })
  }
  return (
    <form className={classes.rename} noValidate onSubmit={handleSubmit(save)}>
      <TextInput
        label={`New name of ${menu.name}`}
        autoFocus
        value={name}
        maxLength={100}
        error={problem}
        onChange={clearing(({ currentTarget: { value } }) => setName(value))}
      />
      <Button variant="default" onClick={onClose}>
        Cancel
      </Button>
      <Button type="submit" loading={rename.isPending}>
        Rename
      </Button>
    </form>
  )
}
