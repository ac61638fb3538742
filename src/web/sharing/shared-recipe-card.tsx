import { ActionIcon } from '@mantine/core'
import { IconClock, IconCoins, IconFlame, IconPrinter, IconUsers } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { isHeading } from '../../domain/recipes/lines.ts'
import type { SharedRecipe } from '../../domain/sharing/share.ts'
import { PrintDialog } from '../recipes/print-dialog.tsx'
import { printRecipes } from '../recipes/print-recipes.tsx'
import { RecipePicture } from '../recipes/recipe-picture.tsx'
import { cut, sayMinutes, sayNumber, sayPounds, sayServings } from '../recipes/say-recipe.ts'
import { TagList } from '../recipes/tag-list.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { caloriesOf, minutesOf } from './say-share.ts'
import classes from './shared-recipe-card.module.css'

/** What a card shows of a recipe (part 1 §9). */
const CARD_INGREDIENTS = 4
const CARD_STEPS = 2
const CARD_STEP_LENGTH = 80

/** One recipe of a shared collection: to print, or to look over and keep. */
export function SharedRecipeCard({ shareId, recipe }: { shareId: string; recipe: SharedRecipe }) {
  const id = `shared-${recipe.id}`
  return (
    <article className={classes.card} aria-labelledby={id}>
      <div className={classes.picture}>
        <RecipePicture recipe={recipe} />
        <span className={classes.number}>{sayNumber(recipe)}</span>
      </div>
      <div className={classes.words}>
        <h2 className={classes.name} id={id}>
          {recipe.name}
        </h2>
        <Facts recipe={recipe} />
        <TagList tags={recipe.tags} />
        <Ingredients lines={recipe.ingredients.filter((line) => !isHeading(line))} />
        <Steps lines={recipe.steps.filter((line) => !isHeading(line))} />
        <Deeds shareId={shareId} recipe={recipe} />
      </div>
    </article>
  )
}

function Facts({ recipe }: { recipe: SharedRecipe }) {
  const minutes = minutesOf(recipe)
  const calories = caloriesOf(recipe)
  return (
    <ul className={classes.facts}>
      {minutes !== null && <Fact icon={<IconClock size={16} aria-hidden />}>{sayMinutes(minutes)}</Fact>}
      <Fact icon={<IconUsers size={16} aria-hidden />}>{sayServings(recipe.servings)}</Fact>
      {calories !== null && (
        <Fact icon={<IconFlame size={16} aria-hidden />}>{Math.round(calories)} kcal</Fact>
      )}
      {recipe.budgetPerServing !== null && (
        <Fact icon={<IconCoins size={16} aria-hidden />}>
          {sayPounds(Number(recipe.budgetPerServing))} per serving
        </Fact>
      )}
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon} <span>{children}</span>
  </li>
)

function Ingredients({ lines }: { lines: string[] }) {
  return (
    <ul className={classes.ingredients} aria-label="Ingredients">
      {lines.slice(0, CARD_INGREDIENTS).map((line, index) => (
        <li key={index}>{line}</li>
      ))}
      <More count={lines.length - CARD_INGREDIENTS} of="ingredient" />
    </ul>
  )
}

function Steps({ lines }: { lines: string[] }) {
  return (
    <ul className={classes.steps} aria-label="First steps">
      {lines.slice(0, CARD_STEPS).map((step, index) => (
        <li key={index} data-number={index + 1}>
          {cut(step, CARD_STEP_LENGTH)}
        </li>
      ))}
      <More count={lines.length - CARD_STEPS} of="step" />
    </ul>
  )
}

const More = ({ count, of: word }: { count: number; of: string }) =>
  count > 0 && (
    <li className={classes.more}>
      +{count} more {count === 1 ? word : `${word}s`}
    </li>
  )

function Deeds({ shareId, recipe }: { shareId: string; recipe: SharedRecipe }) {
  const [isPrinting, setIsPrinting] = useState(false)
  return (
    <div className={classes.deeds}>
      <ActionIcon
        variant="default"
        size={36}
        aria-label={`Print ${recipe.name}`}
        onClick={() => setIsPrinting(true)}
      >
        <IconPrinter size={18} aria-hidden />
      </ActionIcon>
      <ButtonLink
        to="/review-shared-recipe/$recipeId/$shareId"
        params={{ recipeId: recipe.id, shareId }}
        className={classes.review}
        aria-label={`Review & Save ${recipe.name}`}
      >
        Review &amp; Save
      </ButtonLink>
      {isPrinting && (
        <PrintDialog
          title={`Print ${recipe.name}`}
          confirm="Print Recipe"
          onPrint={(withPhotos) => printRecipes({ recipes: [recipe], withPhotos })}
          onClose={() => setIsPrinting(false)}
        />
      )}
    </div>
  )
}
