import { sectionsOf } from '../../domain/recipes/line-sections.ts'
import type { RecipeEmail, SharedRecipe } from '../../domain/sharing/share.ts'
import { consumeAttempt } from '../account/sign-in/attempts.ts'
import { escapeHtml } from '../account/sign-in/emails.ts'
import { userById } from '../account/sign-in/store.ts'
import { sendIdempotently } from '../db/create-idempotently.ts'
import type { Email } from '../external/mail.ts'
import type { Context, CreateInput } from '../http/context.ts'
import { ownRecipes } from './share-recipes.ts'

/** Most emails of a household within a quarter of an hour: enough for friends, too few for spam. */
const MAX_EMAILS = 20

/** Emails recipes of the household to one person. */
export async function sendRecipes(
  context: Context,
  { body, idempotencyKey }: CreateInput<RecipeEmail>,
): Promise<void> {
  const { household, db, user, external, now } = context
  await sendIdempotently(household, { user, now, idempotencyKey }, body, async () => {
    await consumeAttempt(db, [{ subject: `recipe-letters:${household.id}`, most: MAX_EMAILS }], now)
    const recipes = await ownRecipes(household, body.recipeIds)
    const { firstName, lastName, email } = await userById(db, user.id)
    await external.mail.send(recipeEmail(body, { name: `${firstName} ${lastName}`, email }, recipes))
  })
}

type Dish = Omit<SharedRecipe, 'photo'>

const toHtml = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, '<br>')

const minutes = (label: string, count: number | null) => (count === null ? [] : [`${label} ${count} min`])

const factsOf = (recipe: Dish) =>
  [
    `Serves ${recipe.servings}`,
    ...(recipe.makes === null ? [] : [`makes ${recipe.makes}`]),
    ...minutes('prep', recipe.prepTimeMinutes),
    ...minutes('cook', recipe.cookTimeMinutes),
    ...minutes('in all', recipe.totalTimeMinutes),
  ].join(', ')

/** The lines below the method. */
const creditsOf = ({ equipment, tips, author, source, video }: Dish): string[] =>
  [
    equipment && `Equipment: ${equipment.split('\n').join(', ')}`,
    tips && `Tips: ${tips}`,
    author && `By ${author}`,
    source && `From ${source}`,
    video && `Video: ${video}`,
  ].filter((line): line is string => Boolean(line))

/** Lines behind their marks, and headings without one: they are no steps (sharing 22). */
const linesOf = (all: readonly string[], mark: (number: number) => string): string[] =>
  sectionsOf(all).flatMap(({ heading, lines, before }) => [
    ...(heading === null ? [] : [`${heading}:`]),
    ...lines.map((line, index) => `${mark(before + index + 1)} ${line}`),
  ])

function plainText(recipe: Dish): string {
  return [
    recipe.name.toUpperCase(),
    factsOf(recipe),
    ...(recipe.description === null ? [] : ['', recipe.description]),
    '',
    'Ingredients',
    ...linesOf(recipe.ingredients, () => '-'),
    '',
    'Method',
    ...linesOf(recipe.steps, (number) => `${number}.`),
    ...creditsOf(recipe).flatMap((line) => ['', line]),
  ].join('\n')
}

function html(recipe: Dish): string {
  const list = (all: readonly string[], tag: 'ul' | 'ol') =>
    sectionsOf(all)
      .map(({ heading, lines, before }) => {
        const start = tag === 'ol' && before > 0 ? ` start="${before + 1}"` : ''
        const items = lines.map((line) => `<li>${toHtml(line)}</li>`).join('')
        return `${heading === null ? '' : `<h4>${toHtml(heading)}</h4>`}<${tag}${start}>${items}</${tag}>`
      })
      .join('')
  return [
    `<h2>${toHtml(recipe.name)}</h2><p>${toHtml(factsOf(recipe))}</p>`,
    recipe.description === null ? '' : `<p>${toHtml(recipe.description)}</p>`,
    `<h3>Ingredients</h3>${list(recipe.ingredients, 'ul')}`,
    `<h3>Method</h3>${list(recipe.steps, 'ol')}`,
    ...creditsOf(recipe).map((line) => `<p>${toHtml(line)}</p>`),
  ].join('')
}

/** The email with the recipes, as text and as HTML; it loads nothing from elsewhere. */
function recipeEmail(draft: RecipeEmail, sender: { name: string; email: string }, recipes: Dish[]): Email {
  const from = draft.senderName ?? sender.name
  const greeting = draft.recipientName === null ? 'Hello,' : `Dear ${draft.recipientName},`
  const count = recipes.length === 1 ? 'a recipe' : `${recipes.length} recipes`
  const opening = [
    greeting,
    `${from} would like to share ${count} with you.`,
    ...(draft.message ? [draft.message] : []),
  ]
  const subject =
    recipes.length === 1 ? `${from} shares a recipe: ${recipes[0]?.name}` : `${from} shares ${count} with you`
  return {
    to: draft.recipientEmail,
    replyTo: sender.email,
    // A line break in a subject would start another header.
    subject: subject.replace(/\s+/g, ' '),
    text: [...opening, ...recipes.map(plainText)].join('\n\n'),
    html: [...opening.map((line) => `<p>${toHtml(line)}</p>`), ...recipes.map(html)].join('\n'),
  }
}
