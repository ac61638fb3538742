import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { type LibraryFilter, partKeys, type SavedFilter } from '../../../domain/recipes/library-filter.ts'
import { errorMessage } from '../../api/call-error.ts'
import { FilterChip } from '../../ui/filter-chips.tsx'
import { handleSubmit } from '../../ui/forms/handle-submit.ts'
import { useDeleteFilter, useSaveFilter } from './collection-queries.ts'
import classes from './filter-dialog.module.css'

interface Props {
  filter: LibraryFilter
  saved: readonly SavedFilter[]
  onFilter: (filter: LibraryFilter) => void
}

const isSame = (a: LibraryFilter, b: LibraryFilter) => filterKey(a) === filterKey(b)
const filterKey = (filter: LibraryFilter) =>
  JSON.stringify(Object.entries(filter).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The filters that the household saved, and a way to save the current one (recipes 47). */
export function SavedFilters({ filter, saved, onFilter }: Props) {
  const group = useRef<HTMLFieldSetElement>(null)
  const remove = useDeleteFilter()
  const isKept = saved.some((savedFilter) => isSame(savedFilter.filter, filter))
  const canKeep = partKeys(filter).length > 0 && !isKept
  if (saved.length === 0 && !canKeep) return null
  return (
    <fieldset ref={group} tabIndex={-1} className={classes.group}>
      <legend className={classes.legend}>Saved filters</legend>
      <div className="wrap">
        {saved.map((savedFilter) => (
          <span key={savedFilter.id} className={classes.saved}>
            <FilterChip
              isPressed={isSame(savedFilter.filter, filter)}
              onPress={() => onFilter(savedFilter.filter)}
            >
              {savedFilter.name}
            </FilterChip>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Delete the filter ${savedFilter.name}`}
              onClick={() => {
                group.current?.focus()
                remove.mutate(savedFilter)
              }}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </span>
        ))}
      </div>
      {canKeep && <SaveFilterForm filter={filter} onKept={() => group.current?.focus()} />}
    </fieldset>
  )
}

function SaveFilterForm({ filter, onKept }: { filter: LibraryFilter; onKept: () => void }) {
  const [name, setName] = useState('')
  const save = useSaveFilter()
  return (
    <form
      className={classes.save}
      onSubmit={handleSubmit(() => save.mutate({ name, filter }, { onSuccess: onKept }))}
    >
      <TextInput
        className={classes.name}
        label="Save these filters under a name"
        placeholder="Quick and safe for everyone"
        value={name}
        maxLength={100}
        error={save.error ? errorMessage(save.error) : undefined}
        onChange={({ currentTarget: { value } }) => {
          setName(value)
          save.reset()
        }}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconBookmark size={18} aria-hidden />}
        loading={save.isPending}
      >
        Save
      </Button>
    </form>
  )
}
