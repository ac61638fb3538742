import { withCapital } from '@plateful/ingredients/format-english'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Day } from '../../domain/day.ts'
import { choiceFieldNames } from '../../domain/recipes/choice-fields.ts'
import { costOf } from '../../domain/recipes/recipe-figures.ts'
import { totalMinutes } from '../../domain/recipes/recipe-times.ts'
import type { Recipe } from '../../domain/recipes/recipe.ts'
import type { FindRecipe } from '../../domain/recipes/used-recipes.ts'
import { thingKey } from '../api/waiting-things.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { WaitingSign } from '../ui/waiting-sign.tsx'
import { RecipeOrigin } from './equipment-and-tips.tsx'
import { choiceTitle, formatYield, formatMinutes, formatPounds } from './format-recipe.ts'
import { NotesSection } from './notes-section.tsx'
import { RecipeMarks } from './recipe-marks.tsx'
import { RecipePicture } from './recipe-picture.tsx'
import { ServingsControl } from './servings-control.tsx'
import { TagList } from './tag-list.tsx'
import { figureNote } from './used-recipe-line.tsx'
import classes from './recipe-head.module.css'

interface Props {
  recipe: Recipe
  servings: number
  find: FindRecipe<Recipe>
  /** As that of `RecipeActions`; cooking leads back to it. */
  calendarDate?: Day | null | undefined
  onScale: (servings: number) => void
}

export function RecipeHead({ recipe, servings, find, calendarDate, onScale }: Props) {
  return (
    <div className={classes.head}>
      <div className={classes.picture} data-drawn={recipe.photo === null}>
        <RecipePicture recipe={recipe} isLarge />
      </div>
      <div className={classes.facts}>
        <div className={classes.begin}>
          <ServingsControl servings={servings} written={recipe.servings} onChange={onScale} />
          <ButtonLink
            to="/recipe/$id/cook"
            params={{ id: recipe.id }}
            search={{
              ...(servings !== recipe.servings && { servings }),
              ...(calendarDate !== undefined && { date: calendarDate ?? undefined, from: 'calendar' }),
            }}
            leftSection={<IconToolsKitchen2 size={18} aria-hidden />}
          >
            Start cooking
          </ButtonLink>
        </div>
        <dl className={classes.figures}>
          {recipe.makes !== null && <Figure name="Makes">{formatYield(recipe, servings)}</Figure>}
          <Minutes name="Preparation" minutes={recipe.prepTimeMinutes} />
          <Minutes name="Cooking" minutes={recipe.cookTimeMinutes} />
          <Minutes name="Total" minutes={totalMinutes(recipe)} />
          {choiceFieldNames.map((field) => (
            <Chosen key={field} name={choiceTitle(field)} value={recipe[field]} />
          ))}
          <Cost {...{ recipe, servings, find }} />
          {recipe.cuisine && <Figure name="Cuisine">{recipe.cuisine}</Figure>}
        </dl>
        <TagList tags={recipe.tags} />
        {recipe.description !== null && <p className={classes.description}>{recipe.description}</p>}
        <WaitingSign thing={thingKey.recipeText(recipe.id)} />
        <RecipeOrigin recipe={recipe} />
        <RecipeMarks recipe={recipe} />
        <NotesSection recipe={recipe} />
      </div>
    </div>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Minutes({ name, minutes }: { name: string; minutes: number | null }) {
  return minutes === null ? null : <Figure name={name}>{formatMinutes(minutes)}</Figure>
}

function Chosen({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : <Figure name={name}>{withCapital(value)}</Figure>
}

function Cost({ recipe, servings, find }: Pick<Props, 'recipe' | 'servings' | 'find'>) {
  const cost = costOf(recipe, find)
  if (!cost) return null
  const note = figureNote(cost)
  return (
    <Figure name="Cost per serving">
      {formatPounds(cost.value)} <small>({formatPounds(cost.value * servings)} in all)</small>
      {note && <small className={classes.from}>{note}</small>}
    </Figure>
  )
}
