import { Button } from '@mantine/core'
import { useId } from 'react'
import { avoidedWord } from '../../../domain/household/who-can-eat/avoided-word.ts'
import type { PersonFineLine, ConfirmedLine } from '../../../domain/household/who-can-eat/family-answers.ts'
import { type MealContents, warningsFor } from '../../../domain/household/who-can-eat/who-can-eat.ts'
import { allowanceName, type Diner, personsOf, useSetAllowance, useMarkLineFine } from './queries.ts'
import classes from './safety-dialog.module.css'

interface Props {
  /** The confirmed lines of this dish. */
  confirmedLines: readonly ConfirmedLine[]
  fine: readonly PersonFineLine[]
  eaten: MealContents
  diners: readonly Diner[]
  onAsk: (line: string) => void
}

export function FamilyAnswers({ confirmedLines, fine, eaten, diners, onAsk }: Props) {
  const id = useId()
  const allow = useSetAllowance()
  const callFine = useMarkLineFine()
  const settledAllowances = allowancesInUse(eaten, diners)
  const perPerson = finePerPerson(fine)
  if (confirmedLines.length + perPerson.length + settledAllowances.length === 0) return null
  return (
    <section aria-labelledby={id} className={classes.part}>
      <h3 id={id} className={classes.title}>
        Your family says
      </h3>
      {confirmedLines.map((answer) => (
        <Answer
          key={answer.id}
          text={`‘${answer.line}’ ${describeContents(answer.contains, answer.food)}, says your family.`}
          action="Change"
          actionLabel={`Change what is in ${answer.line}`}
          onAct={() => onAsk(answer.line)}
        />
      ))}
      {perPerson.map(([one, ...others]) => {
        const { kind, personId, line } = one
        const person = diners.find((diner) => diner.kind === kind && diner.id === personId)
        const needs = [one, ...others].map(({ need }) => need)
        return (
          person && (
            <Answer
              key={`${kind} ${personId} ${line}`}
              text={`‘${line}’ is fine for ${person.name}.`}
              action="Not any more"
              actionLabel={`${line} isn’t fine for ${person.name} any more`}
              isBusy={callFine.isPending}
              onAct={() => callFine.mutate({ kind, personId, line, needs, isFine: false })}
            />
          )
        )
      })}
      {settledAllowances.map(({ kind, id: personId, name, need }) => (
        <Answer
          key={`${kind} ${personId} ${need}`}
          text={`${name} eats what may contain ${avoidedWord(need)}.`}
          action="Not any more"
          actionLabel={`${name} eats what may contain ${avoidedWord(need)}: not any more`}
          isBusy={allow.isPending}
          onAct={() => allow.mutate({ kind, personId, allergy: allowanceName(need), isAllowed: false })}
        />
      ))}
    </section>
  )
}

interface AnswerProps {
  text: string
  action: string
  actionLabel: string
  isBusy?: boolean
  onAct: () => void
}

const Answer = ({ text, action, actionLabel, isBusy = false, onAct }: AnswerProps) => (
  <p className={classes.said}>
    <span>{text}</span>
    <Button
      variant="subtle"
      className={classes.action}
      loading={isBusy}
      aria-label={actionLabel}
      onClick={onAct}
    >
      {action}
    </Button>
  </p>
)

/** The lines that are fine for each person, with all needs that they are fine for. */
function finePerPerson(fineLines: readonly PersonFineLine[]): [PersonFineLine, ...PersonFineLine[]][] {
  const groups = new Map<string, [PersonFineLine, ...PersonFineLine[]]>()
  for (const fineLine of fineLines) {
    const key = `${fineLine.kind} ${fineLine.personId} ${fineLine.line}`
    groups.set(key, [...(groups.get(key) ?? []), fineLine] as [PersonFineLine, ...PersonFineLine[]])
  }
  return [...groups.values()]
}

const describeContents = (contains: readonly string[], food: string | null) => {
  if (food !== null) return `is ${food}`
  return contains.length === 0 ? 'contains no allergen' : `contains ${contains.join(', ')}`
}

/** Allowances of what may contain an allergen, for the allergies that this dish may contain. */
function allowancesInUse(eaten: MealContents, diners: readonly Diner[]) {
  const strict = diners.map((diner) => ({ ...diner, mayContainAllowed: [] }))
  const allWarnings = warningsFor(eaten, strict).filter(
    ({ level, person, need }) =>
      level === 'may contain' &&
      diners.some(
        ({ id, kind, mayContainAllowed }) =>
          id === person.id && kind === person.kind && mayContainAllowed?.includes(allowanceName(need)),
      ),
  )
  const allowances = allWarnings.flatMap(({ person, need }) =>
    personsOf(person).map((diner) => ({ ...diner, need })),
  )
  return [
    ...new Map(
      allowances.map((allowance) => [
        `${allowance.kind} ${allowance.id} ${allowanceName(allowance.need)}`,
        allowance,
      ]),
    ).values(),
  ]
}
