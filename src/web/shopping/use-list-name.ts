import { useState } from 'react'
import { useSaveListName } from './queries.ts'

/** The name of the list as it is saved and as it is typed (shopping 22). */
export function useListName(saved: string) {
  const [edited, setEdited] = useState<string | null>(null)
  const save = useSaveListName()
  const typed = edited ?? saved
  return {
    saved,
    typed,
    isUnsaved: typed.trim() !== saved,
    type: setEdited,
    save: () => save.mutate(typed.trim(), { onSuccess: () => setEdited(null) }),
  }
}
