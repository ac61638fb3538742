import type { RecipeEmail, SharedRecipe } from '../../domain/sharing/share.ts'
import { userById } from '../account/sign-in/store.ts'
import { consumeAttempt } from '../account/sign-in/attempts.ts'
import { sendIdempotently } from '../db/create-idempotently.ts'
import type { Context, NewThing } from '../http/context.ts'
import { ownRecipes } from './share-recipes.ts'
import type { Email } from '../outside/mail.ts'

/** Most emails of a household within a quarter of an hour: enough for friends, too few for spam. */
const MAX_EMAILS = 20

/** Emails recipes of the household to one person. */
export async function sendRecipes(context: Context, { body, onceKey }: NewThing<RecipeEmail>): Promise<void> {
  const { household, db, user, outside, now } = context
  await sendIdempotently(household, { user, now, onceKey }, body, async () => {
    await consumeAttempt(db, [{ subject: `recipe-letters:${household.id}`, most: MAX_EMAILS }], now)
    const recipes = await ownRecipes(household, body.recipeIds)
    const { firstName, lastName, email } = await userById(db, user.id)
    await outside.mail.send(recipeEmail(body, { name: `${firstName} ${lastName}`, email }, recipes))
  })
}

type Dish = Omit<SharedRecipe, 'photo'>

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter)

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

function plainText(recipe: Dish): string {
  return [
    recipe.name.toUpperCase(),
    factsOf(recipe),
    ...(recipe.description === null ? [] : ['', recipe.description]),
    '',
    'Ingredients',
    ...recipe.ingredients.map((line) => `- ${line}`),
    '',
    'Method',
    ...recipe.steps.map((step, index) => `${index + 1}. ${step}`),
    ...creditsOf(recipe).flatMap((line) => ['', line]),
  ].join('\n')
}

function html(recipe: Dish): string {
  const items = (lines: readonly string[]) => lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')
  return [
    `<h2>${escapeHtml(recipe.name)}</h2><p>${escapeHtml(factsOf(recipe))}</p>`,
    recipe.description === null ? '' : `<p>${escapeHtml(recipe.description)}</p>`,
    `<h3>Ingredients</h3><ul>${items(recipe.ingredients)}</ul>`,
    `<h3>Method</h3><ol>${items(recipe.steps)}</ol>`,
    ...creditsOf(recipe).map((line) => `<p>${escapeHtml(line)}</p>`),
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
    html: [...opening.map((line) => `<p>${escapeHtml(line)}</p>`), ...recipes.map(html)].join('\n'),
  }
}
