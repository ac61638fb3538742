import type { ListChange } from '../../../domain/shopping/completed-list.ts'
import classes from './list-changes.module.css'

type Kind = ListChange['kind']

const groups: { title: string; kinds: Kind[] }[] = [
  { title: 'Also to buy', kinds: ['add', 'more'] },
  { title: 'No longer needed', kinds: ['remove', 'less'] },
  { title: 'Already bought', kinds: ['bought'] },
  { title: 'Check these yourself', kinds: ['unlisted', 'byHand'] },
]

const noAmount = 'no amount'

const words: Record<Kind, (change: ListChange) => string> = {
  add: ({ name, by }) => [by, name].filter(Boolean).join(' '),
  more: ({ name, by, before, after }) => `${name}: ${by} more (${before || noAmount} → ${after})`,
  less: ({ name, by, before, after }) => `${name}: ${by} less (${before} → ${after || noAmount})`,
  remove: ({ name, before }) => `${[before, name].filter(Boolean).join(' ')} comes off the list`,
  bought: ({ name, by, before }) => `${name}: ${before} is in the trolley, ${by} of it will be left over`,
  unlisted: ({ name, by }) => `${name}: ${by} more is needed, but it was taken off the list`,
  byHand: ({ name, by }) => `${name}: ${by} less is needed, but the row was changed by hand`,
}

export function ListChanges({ changes }: { changes: readonly ListChange[] }) {
  if (changes.length === 0) return <p>The list stays as it is.</p>
  return groups.map(({ title, kinds }) => {
    const ofGroup = changes.filter(({ kind }) => kinds.includes(kind))
    if (ofGroup.length === 0) return null
    return (
      <div key={title} className={classes.group}>
        <h3 className={classes.title}>{title}</h3>
        <ul className={classes.list}>
          {ofGroup.map((change) => (
            <li key={`${change.kind} ${change.name} ${change.by}`}>{words[change.kind](change)}</li>
          ))}
        </ul>
      </div>
    )
  })
}
