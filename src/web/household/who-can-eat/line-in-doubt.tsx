import { Button } from '@mantine/core'
import { avoidedWord } from '../../../domain/household/who-can-eat/avoided-word.ts'
import { verdictsFor } from '../../../domain/household/who-can-eat/verdicts.ts'
import type { DinerWarning, MealContents } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { Note } from '../../ui/note.tsx'
import { formatDistinct, formatPeople } from './describe-warning.ts'
import {
  allowanceName,
  type Diner,
  type PersonAtTable,
  personsOf,
  useSetAllowance,
  useMarkLineFine,
} from './queries.ts'
import classes from './safety-dialog.module.css'

interface Props {
  line: string
  warnings: readonly DinerWarning<Diner>[]
  eaten: MealContents
  onAsk: () => void
}

export function LineInDoubt({ line, warnings, eaten, onAsk }: Props) {
  const people = [...new Set(warnings.map(({ person }) => person))].flatMap(personsOf)
  const isUnknown = warnings.some(({ level }) => level === 'not checked')
  const markFine = useMarkLineFine()
  const allow = useSetAllowance()
  const callFine = ({ kind, id }: PersonAtTable) => {
    const needs = warnings.flatMap(({ person, need }) =>
      person.kind === kind && person.id === id ? [need] : [],
    )
    markFine.mutate({ kind, personId: id, line, needs, isFine: true })
  }
  return (
    <Note as="li" isSmall className={classes.doubt}>
      <p className={classes.line}>{line}</p>
      {reasonsOf(line, warnings, eaten).map(({ level, because, whom }) => (
        <p key={because}>
          {level === 'may contain' ? 'Careful' : 'Not checked'} for {formatPeople(whom)}: {because}
        </p>
      ))}
      <div className={classes.actions}>
        {isUnknown && (
          <Button
            variant="default"
            className={classes.action}
            aria-label={`It is… (${line})`}
            onClick={onAsk}
          >
            It is…
          </Button>
        )}
        {people.map((person) => (
          <Button
            key={`${person.kind} ${person.id}`}
            variant="default"
            className={classes.action}
            loading={markFine.isPending}
            aria-label={`Fine for ${person.name} (${line})`}
            onClick={() => callFine(person)}
          >
            Fine for {person.name}
          </Button>
        ))}
        {warnings
          .filter(({ level, about }) => level === 'may contain' && about === 'allergy')
          .flatMap(({ person, need }) => personsOf(person).map((diner) => ({ ...diner, need })))
          .map(({ kind, id, name, need }) => (
            <Button
              key={`${kind} ${id} ${need}`}
              variant="subtle"
              className={classes.action}
              loading={allow.isPending}
              onClick={() =>
                allow.mutate({ kind, personId: id, allergy: allowanceName(need), isAllowed: true })
              }
            >
              Allow ‘may contain {avoidedWord(need)}’ for {name}
            </Button>
          ))}
      </div>
    </Note>
  )
}

/** Each reason once, with everybody whom it affects. */
function reasonsOf(line: string, warnings: readonly DinerWarning<Diner>[], eaten: MealContents) {
  const reasons = new Map<string, { level: string; because: string; whom: Diner[] }>()
  for (const { person, need, about, level } of warnings) {
    const [verdict] = verdictsFor(
      [line],
      about === 'allergy' ? { allergies: [need], diets: [] } : { allergies: [], diets: [need] },
      eaten.confirmed,
      { ...eaten, dishNames: eaten.dishNames?.filter((name) => name === line) },
    )
    const because = verdict?.because ?? formatDistinct([need])
    const reason = reasons.get(`${level} ${because}`)
    if (reason === undefined) reasons.set(`${level} ${because}`, { level, because, whom: [person] })
    else if (!reason.whom.includes(person)) reason.whom.push(person)
  }
  return [...reasons.values()]
}
