import { Button } from '@mantine/core'
import { isMetricUnit } from '@plateful/ingredients/measure/unit'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Day, formatDay } from '../../../domain/day.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import type { ShownUnits } from '../../../domain/recipes/scaling/scale-amount.ts'
import { scaledLine, scaleLine } from '../../../domain/recipes/scaling/scale.ts'
import { useEveryone } from '../../household/household-people.ts'
import { SegmentedControl } from '../../ui/forms/segmented-control.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Screen } from '../../ui/screen.tsx'
import { formatRecipeNumber, unitSystems } from '../format-recipe.ts'
import { useOpenedFrom } from '../opened-from.ts'
import { useRecipe, useUsedRecipes } from '../queries.ts'
import { RecipeActions } from '../recipe-actions.tsx'
import { RecipeArticle } from '../recipe-article.tsx'
import { DeletedNote, isRecipeDeleted, RecipeMissing } from '../recipe-missing.tsx'
import { WithAmount } from '../scaled-text.tsx'
import { useServerIdRedirect } from '../use-server-id-redirect.ts'
import { printedLines } from '../used-recipe-line.tsx'
import { useRecipeMenu } from './recipe-menu.tsx'
import classes from './calendar-recipe-screen.module.css'

/** Another id, number of servings or day in the address resets what was chosen on the screen. */
export function CalendarRecipeScreen() {
  const { id, servings, date } = useParams({ from: '/calendar-recipe/$id/$servings/$date' })
  const navigate = useNavigate({ from: '/calendar-recipe/$id/$servings/$date' })
  const firstId = useServerIdRedirect(
    id,
    (serverId) =>
      void navigate({ params: { id: serverId, servings, date }, replace: true, resetScroll: false }),
  )
  const recipe = useRecipe(id)
  if (recipe.isLoadingError) return <RecipeMissing query={recipe} />
  if (!recipe.data) return <Loading label="Loading recipe" />
  return (
    <ScaledRecipe
      key={`${firstId} ${servings} ${date}`}
      recipe={recipe.data}
      initialServings={servings}
      date={date}
      wasDeleted={isRecipeDeleted(recipe.error)}
    />
  )
}

interface ScaledRecipeProps {
  recipe: Recipe
  initialServings: number
  date: Day
  wasDeleted: boolean
}

function ScaledRecipe({ recipe, initialServings, date, wasDeleted }: ScaledRecipeProps) {
  const people = useEveryone()
  const [diners, setDiners] = useState(initialServings)
  const [isOriginal, setIsOriginal] = useState(false)
  const [system, setSystem] = useState<ShownUnits>('original')
  const [ownUnits, setOwnUnits] = useState<Readonly<Record<string, ShownUnits>>>({})
  const servings = isOriginal ? recipe.servings : diners
  const { find } = useUsedRecipes(recipe)
  const menu = useRecipeMenu(recipe, servings)
  const calendarDate = useOpenedFrom()?.from === 'library' ? undefined : date
  const systemOf = (line: string) => ownUnits[line] ?? system
  const chooseForAll = (chosen: ShownUnits) => {
    setSystem(chosen)
    // The toggle for all lines resets those of single lines.
    setOwnUnits({})
  }
  const scaleTo = (next: number) => {
    setDiners(next)
    setIsOriginal(false)
  }
  return (
    <Screen
      title={recipe.name}
      intro={
        calendarDate === undefined
          ? formatRecipeNumber(recipe)
          : `${formatRecipeNumber(recipe)}, for ${formatDay(calendarDate, 'long')}`
      }
      actions={
        <RecipeActions
          recipe={recipe}
          servings={servings}
          find={find}
          ingredients={printedLines(recipe, servings, find, (line) =>
            scaledLine(recipe, line, servings, systemOf(line)),
          )}
          calendarDate={calendarDate}
          menu={menu.items}
        />
      }
    >
      {wasDeleted && <DeletedNote />}
      <RecipeArticle
        recipe={recipe}
        people={people}
        servings={servings}
        calendarDate={calendarDate}
        onScale={scaleTo}
        tools={
          <ScaleTools
            from={recipe.servings}
            to={servings}
            isOriginal={isOriginal}
            system={system}
            onSystem={chooseForAll}
            onOriginal={setIsOriginal}
          />
        }
        renderLine={(line) => (
          <ScaledLineRow
            line={line}
            from={recipe.servings}
            to={servings}
            system={systemOf(line)}
            onUnits={(units) => setOwnUnits({ ...ownUnits, [line]: units })}
          />
        )}
      />
      {menu.dialogs}
    </Screen>
  )
}

interface ToolsProps {
  from: number
  to: number
  isOriginal: boolean
  system: ShownUnits
  onSystem: (system: ShownUnits) => void
  onOriginal: (isOriginal: boolean) => void
}

const ScaleTools = ({ from, to, isOriginal, system, onSystem, onOriginal }: ToolsProps) => (
  <div className={classes.tools}>
    <SegmentedControl aria-label="Units" isWide value={system} offered={unitSystems} onChange={onSystem} />
    <Button variant="default" onClick={() => onOriginal(!isOriginal)}>
      {isOriginal ? 'Show Scaled' : 'Show Original'}
    </Button>
    <p className="soft" role="status">
      {to === from ? `The recipe’s own amounts, for ${from}` : `Scaled from ${from} to ${to}`}
    </p>
  </div>
)

interface LineProps {
  line: string
  from: number
  to: number
  system: ShownUnits
  onUnits: (units: ShownUnits) => void
}

function ScaledLineRow({ line, from, to, system, onUnits }: LineProps) {
  const scaled = scaleLine(line, from, to, system)
  // A line that is not converted stays word for word.
  const text = from === to && system === 'original' ? line : scaled.text
  const isMetric = system !== 'imperial' && isMetricUnit(scaled.unit)
  const other = isMetric ? 'imperial' : 'metric'
  const canConvert =
    isMetric || (system !== 'metric' && isMetricUnit(scaleLine(line, from, to, 'metric').unit))
  return (
    <li className={classes.line}>
      <span>
        <WithAmount amountText={scaled.amountText} text={text} />
      </span>
      {canConvert && (
        <button
          type="button"
          className={classes.units}
          aria-label={`${scaled.name} in ${other} units`}
          onClick={() => onUnits(other)}
        >
          {other === 'metric' ? 'Metric' : 'Imperial'}
        </button>
      )}
    </li>
  )
}
