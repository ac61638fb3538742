import { Button, Checkbox } from '@mantine/core'
import { withCapital } from '@plateful/ingredients/format-english'
import { useEffect, useRef, useState } from 'react'
import { type Comparison, type Difference, takenByDefault } from '../../domain/importing/compare-with-page.ts'
import { type Recipe, recipeFields } from '../../domain/recipes/recipe.ts'
import { formatMinutes, formatServings, asHeading } from '../recipes/format-recipe.ts'
import { formatNutrition } from '../recipes/nutrition-list.tsx'
import { DialogButtons } from '../ui/dialog.tsx'
import { Note } from '../ui/note.tsx'
import { compare, type ReadAgain, useApplyPageChanges } from './read-again-queries.ts'
import classes from './read-again.module.css'

interface Props {
  recipe: Recipe
  found: ReadAgain
  site: string
  onClose: () => void
}

export function ChooseDifferences({ recipe, found, site, onClose }: Props) {
  const comparison = compare(recipe, found)
  const [chosenFields, setChosenFields] = useState<ReadonlySet<string>>(
    () => new Set(comparison ? takenByDefault(comparison) : []),
  )
  const applyPageChanges = useApplyPageChanges(onClose)
  const intro = useRef<HTMLParagraphElement>(null)
  // The result is announced, and the keyboard goes on from there.
  useEffect(() => intro.current?.focus(), [])
  if (!comparison) return <NoRecipe onClose={onClose} />
  const { differences } = comparison
  const isAll = chosenFields.size === differences.length
  const toggleDifference = (key: string, isTaken: boolean) => {
    const next = new Set(chosenFields)
    if (isTaken) next.add(key)
    else next.delete(key)
    setChosenFields(next)
  }
  const submit = () =>
    applyPageChanges.mutate({ recipe, comparison, taken: chosenFields, imported: found.imported })
  return (
    <>
      <p ref={intro} tabIndex={-1} className={classes.lead}>
        <Intro comparison={comparison} isKnown={found.imported !== null} site={site} />
      </p>
      {differences.length > 1 && (
        <Button
          variant="subtle"
          size="compact-md"
          onClick={() => setChosenFields(new Set(isAll ? [] : differences.map(({ key }) => key)))}
        >
          {isAll ? 'Tick none' : 'Tick all'}
        </Button>
      )}
      {groupsOf(differences).map(({ title, items }) => (
        <fieldset key={title} className={classes.group}>
          <legend className={classes.title}>{title}</legend>
          {items.map((difference) => (
            <Checkbox
              key={difference.key}
              size="md"
              className={classes.item}
              aria-label={describeDifference(difference)}
              label={<BothVersions difference={difference} />}
              checked={chosenFields.has(difference.key)}
              onChange={({ currentTarget: { checked } }) => toggleDifference(difference.key, checked)}
            />
          ))}
        </fieldset>
      ))}
      <DialogButtons onCancel={onClose} cancel={differences.length === 0 ? 'Close' : 'Leave it as it is'}>
        {differences.length > 0 && (
          <Button disabled={chosenFields.size === 0} loading={applyPageChanges.isPending} onClick={submit}>
            {chosenFields.size === 1 ? 'Take 1 change' : `Take ${chosenFields.size} changes`}
          </Button>
        )}
      </DialogButtons>
    </>
  )
}

function NoRecipe({ onClose }: Pick<Props, 'onClose'>) {
  return (
    <>
      <p role="alert">There’s no recipe on this page any more. Yours stays as it is.</p>
      <DialogButtons onCancel={onClose} cancel="Close" />
    </>
  )
}

function Intro({ comparison, isKnown, site }: { comparison: Comparison; isKnown: boolean; site: string }) {
  const { differences, ownChanges } = comparison
  const changesStay = ownChanges === 1 ? 'Your own change stays.' : `Your ${ownChanges} own changes stay.`
  const ownChangesStay = isKnown && ownChanges > 0 ? ` ${changesStay}` : ''
  if (differences.length === 0)
    return isKnown
      ? `Nothing has changed at ${site}.${ownChangesStay}`
      : `Your recipe says what ${site} says.`
  const count = differences.length === 1 ? 'One thing is' : `${differences.length} things are`
  return (
    <>
      {count} different at {site}.{' '}
      {isKnown
        ? `Changes made only on the page are ticked.${ownChangesStay}`
        : 'We don’t know what the page said when you saved this recipe, so some of these changes may be your own. Tick what you want from the page.'}
    </>
  )
}

interface Group {
  title: string
  items: Difference[]
}

function groupsOf(differences: readonly Difference[]): Group[] {
  const groups: Group[] = [
    {
      title: 'Facts',
      items: differences.filter(({ field }) => field !== 'ingredients' && field !== 'steps'),
    },
    { title: 'Ingredients', items: differences.filter(({ field }) => field === 'ingredients') },
    { title: 'Method', items: differences.filter(({ field }) => field === 'steps') },
  ]
  return groups.filter(({ items }) => items.length > 0)
}

function BothVersions({ difference }: { difference: Difference }) {
  const { field, by, own, page } = difference
  const isLine = field === 'ingredients' || field === 'steps'
  return (
    <span className={classes.sides}>
      {!isLine && <strong>{fieldTitle(field)}</strong>}
      {own.length > 0 && (
        <span className={classes.side}>
          <span className="soft">Yours</span>
          <del className={classes.own}>{formatValues(field, own)}</del>
        </span>
      )}
      <span className={classes.side}>
        <span className="soft">Page</span>
        {page.length === 0 ? (
          <em>no longer there</em>
        ) : field === 'photo' ? (
          <img className={classes.photo} src={String(page[0])} alt="As on the page" />
        ) : (
          <ins className={classes.page}>{formatValues(field, page)}</ins>
        )}
      </span>
      {by === 'both' && (
        <Note as="span" isSmall>
          You changed this too. Tick it to take the page’s version.
        </Note>
      )}
    </span>
  )
}

type Field = Difference['field']
type Value = Difference['own'][number]

const fieldTitle = (field: Field): string => asHeading(recipeFields[field].label)

/** Values of a field as they are read; lines each in a line of its own. */
const formatValues = (field: Field, values: readonly Value[]): string =>
  values.map((value) => formatValue(field, value)).join('\n')

function formatValue(field: Field, value: Value): string {
  if (typeof value === 'number') return field === 'servings' ? formatServings(value) : formatMinutes(value)
  if (field === 'nutritionPerServing') return formatNutrition(value)
  return recipeFields[field].typedAs === 'choice' ? withCapital(value ?? '') : (value ?? '')
}

/** For screen readers: 'Ingredients: 3 leeks instead of 2 leeks'. */
function describeDifference({ field, own, page }: Difference): string {
  if (field === 'photo') return 'Photo: take the one of the page'
  const [mine, theirs] = [formatValues(field, own), formatValues(field, page)]
  if (page.length === 0) return `${fieldTitle(field)}: leave out ${mine}`
  return own.length === 0
    ? `${fieldTitle(field)}: add ${theirs}`
    : `${fieldTitle(field)}: ${theirs} instead of ${mine}`
}
