import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { MenuDraft } from '../../../domain/calendar/menu.ts'
import { weekAsMenu } from '../../../domain/calendar/place-week.ts'
import type { Day } from '../../../domain/day.ts'
import { errorMessage } from '../../api/call-error.ts'
import { newIdempotencyKey } from '../../api/ids.ts'
import { DialogButtons } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/forms/form-dialog.tsx'
import { useProblem } from '../../ui/forms/use-problem.ts'
import { useSaveMenu } from './queries.ts'
import { useKnownIds, useReadWeek } from './use-place-week.ts'

/** Keeps the week that is shown under a name (calendar 41). */
export function SaveMenuForm({ monday, onClose }: { monday: Day; onClose: () => void }) {
  const [name, setName] = useState('')
  const { problem, setProblem, clearing } = useProblem()
  const [idempotencyKey] = useState(newIdempotencyKey)
  const knownIds = useKnownIds()
  const readWeek = useReadWeek()
  const save = useSaveMenu()
  const keep = async () => {
    if (!knownIds) return
    try {
      const draft = MenuDraft.safeParse({
        name,
        menuDays: weekAsMenu(monday, await readWeek(monday), knownIds),
      })
      if (!draft.success) return setProblem(draft.error.issues[0]?.message ?? 'Something is missing')
      save.mutate({ ...draft.data, idempotencyKey }, { onSuccess: onClose })
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  return (
    <DialogForm onSubmit={() => void keep()}>
      <TextInput
        label="Menu name"
        description="Keeps all of this week’s meals, to use in any other week."
        placeholder="Busy week, Winter, Grandma visits"
        value={name}
        maxLength={100}
        error={problem}
        onChange={clearing(({ currentTarget: { value } }) => setName(value))}
      />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={save.isPending} disabled={!knownIds}>
          Save menu
        </Button>
      </DialogButtons>
    </DialogForm>
  )
}
