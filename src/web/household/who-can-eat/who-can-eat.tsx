import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { lineKey } from '@plateful/ingredients/lines/line-key'
import { isWary } from '../../../domain/recipes/eater.ts'
import {
  type DinerWarning,
  type Eaten,
  linesToConfirm,
  warningsFor,
} from '../../../domain/recipes/who-can-eat.ts'
import { KnowLineDialog } from './know-line-dialog.tsx'
import { type Diner, useAllow, useSafety } from './queries.ts'
import { sayPeople, together, type WarningGroup } from './say-warning.ts'
import { WarningRow } from './warning-row.tsx'
import classes from './who-can-eat.module.css'

interface Props {
  recipe: { tags: readonly string[] }
  /** All that is eaten with it, also what is in the recipes in it (recipes 54). */
  eaten: Pick<Eaten, 'lines' | 'linked'>
  /** Everybody of the household; only those with an allergy or a diet are shown. */
  people: readonly Diner[]
}

/**
 * Who of those with an allergy or a diet can eat a recipe, what speaks against it for whom, and
 * what the family can decide.
 */
export function WhoCanEat({ recipe, eaten: all, people }: Props) {
  const wary = people.filter(isWary)
  const { isReady, lines, confirmed, withAllowances } = useSafety(wary.length > 0)
  const [asked, setAsked] = useState<string | null>(null)
  if (!isReady || wary.length === 0) return null
  const eaten: Eaten = { ...all, tags: recipe.tags, confirmed }
  const diners = withAllowances(wary)
  const warnings = warningsFor(eaten, diners)
  const fine = diners.filter((diner) => !warnings.some(({ person }) => person === diner))
  const open = linesToConfirm(eaten, diners)
  const vouched = lines.filter(({ line }) => all.lines.some((one) => lineKey(one) === line))
  const spared = warningsFor(eaten, wary).filter(
    ({ level, person, need }) =>
      level === 'may contain' &&
      diners.some(
        ({ id, kind, mayContainAllowed }) =>
          id === person.id && kind === person.kind && mayContainAllowed?.includes(asAllowed(need)),
      ),
  )
  return (
    <section aria-labelledby="who-can-eat" className={classes.section}>
      <h2 id="who-can-eat" className={classes.title}>
        Who can eat it
      </h2>
      {fine.length > 0 && <p className={classes.fine}>Fine for {sayPeople(fine)}</p>}
      <ul className={classes.list}>
        {together(warnings).map((group, index) => (
          <WarningRow key={index} group={group} by="line">
            <AllowButtons group={group} />
          </WarningRow>
        ))}
      </ul>
      {open.map((line) => (
        <Button key={line} variant="default" size="compact-sm" onClick={() => setAsked(line)}>
          What is in ‘{line}’?
        </Button>
      ))}
      {together(spared).map((group, index) => (
        <Spared key={index} group={group} />
      ))}
      {vouched.map(({ id, line, contains }) => (
        <p key={id} className={classes.said}>
          <span>
            ‘{line}’ {contains.length === 0 ? 'contains no allergen' : `contains ${contains.join(', ')}`},
            says your family.
          </span>
          <Button
            variant="subtle"
            size="compact-xs"
            aria-label={`Change what is in ${line}`}
            onClick={() => setAsked(line)}
          >
            Change
          </Button>
        </p>
      ))}
      {asked !== null && (
        <KnowLineDialog
          line={asked}
          before={vouched.find(({ line }) => line === lineKey(asked))}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  )
}

/** The name under which an allowance stores an allergy. */
const asAllowed = (need: string) => need.trim().toLowerCase()

/** One element for each of these people and each of their allergies. */
const forEach = (
  people: readonly Diner[],
  warnings: readonly DinerWarning[],
  draw: (person: Diner, need: string) => ReactNode,
) =>
  people.flatMap((person) => [...new Set(warnings.map(({ need }) => need))].map((need) => draw(person, need)))

function AllowButtons({ group: { people, warnings } }: { group: WarningGroup }) {
  const allow = useAllow()
  const { level, about } = warnings[0]
  if (level !== 'may contain' || about !== 'allergy') return null
  return forEach(people, warnings, ({ id, kind, name }, need) => (
    <Button
      key={`${kind} ${id} ${need}`}
      variant="default"
      size="compact-xs"
      className={classes.action}
      loading={allow.isPending}
      onClick={() => allow.mutate({ kind, personId: id, allergy: asAllowed(need), isAllowed: true })}
    >
      Allow ‘may contain {need.toLowerCase()}’ for {name}
    </Button>
  ))
}

function Spared({ group: { people, warnings } }: { group: WarningGroup }) {
  const allow = useAllow()
  return forEach(people, warnings, ({ id, kind, name }, need) => (
    <p key={`${kind} ${id} ${need}`} className={classes.said}>
      <span>
        {name} eats what may contain {need.toLowerCase()}.
      </span>
      <Button
        variant="subtle"
        size="compact-xs"
        loading={allow.isPending}
        onClick={() => allow.mutate({ kind, personId: id, allergy: asAllowed(need), isAllowed: false })}
      >
        Not any more
      </Button>
    </p>
  ))
}
