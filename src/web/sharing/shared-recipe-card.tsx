import { ActionIcon } from '@mantine/core'
import { IconClock, IconCoins, IconFlame, IconPrinter, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { SharedRecipe } from '../../domain/sharing/share.ts'
import { CardFact, CardFacts } from '../recipes/card-facts.tsx'
import { cut, formatMinutes, formatPounds, formatServings } from '../recipes/format-recipe.ts'
import { SafetyMark } from '../recipes/library/library-safety.tsx'
import { NumberedPicture } from '../recipes/numbered-picture.tsx'
import { PrintDialog } from '../recipes/print-dialog.tsx'
import { printRecipes } from '../recipes/print-recipes.tsx'
import { RecipeExcerpt } from '../recipes/recipe-excerpt.tsx'
import { TagList } from '../recipes/tag-list.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { caloriesOf, minutesOf } from './format-share.ts'
import classes from './shared-recipe-card.module.css'

/** Characters of a description on a card. */
const CARD_DESCRIPTION = 160

export function SharedRecipeCard({ shareId, recipe }: { shareId: string; recipe: SharedRecipe }) {
  const id = `shared-${recipe.id}`
  return (
    <article className={classes.card} aria-labelledby={id}>
      <NumberedPicture recipe={recipe}>
        <div className={classes.safety}>
          <SafetyMark recipe={recipe} />
        </div>
      </NumberedPicture>
      <div className={classes.words}>
        <h2 className={classes.name} id={id}>
          {recipe.name}
        </h2>
        <div className={classes.facts}>
          <Facts recipe={recipe} />
        </div>
        {recipe.description !== null && (
          <p className={classes.description}>{cut(recipe.description, CARD_DESCRIPTION)}</p>
        )}
        <TagList tags={recipe.tags} />
        <RecipeExcerpt recipe={recipe} countsSteps />
        <Actions shareId={shareId} recipe={recipe} />
      </div>
    </article>
  )
}

function Facts({ recipe }: { recipe: SharedRecipe }) {
  const minutes = minutesOf(recipe)
  const calories = caloriesOf(recipe)
  return (
    <CardFacts>
      {minutes !== null && (
        <CardFact sign={<IconClock size={16} aria-hidden />}>{formatMinutes(minutes)}</CardFact>
      )}
      <CardFact sign={<IconUsers size={16} aria-hidden />}>
        {recipe.makes ?? formatServings(recipe.servings)}
      </CardFact>
      {calories !== null && (
        <CardFact sign={<IconFlame size={16} aria-hidden />}>{Math.round(calories)} kcal</CardFact>
      )}
      {recipe.budgetPerServing !== null && (
        <CardFact sign={<IconCoins size={16} aria-hidden />}>
          {formatPounds(Number(recipe.budgetPerServing))} per serving
        </CardFact>
      )}
    </CardFacts>
  )
}

function Actions({ shareId, recipe }: { shareId: string; recipe: SharedRecipe }) {
  const [isPrinting, setIsPrinting] = useState(false)
  return (
    <div className={classes.actions}>
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
