/** What pages declare among their steps that is no step. */
import { stepShape, TALK } from '../page/line-shape.ts'
import { isHeading, type PageLine } from '../page/page-recipe.ts'

/** 'Recipe' over a method says nothing. */
const recipeLabel =
  /^(?:(?:the )?recipe|recept|resept|oppskrift|opskrift|rezept|recette|receta|receita|ricetta|przepis)\s*:?$/iu

/** 'Notes:' in a line of its own: what follows is said of the recipe, not done. */
const notesLabel =
  /^(?:(?:recipe |cook['’]?s )?notes?|remarks?|tips?|uwag[ai]|hinweise?|anmerkung(?:en)?|tipps?|remarques?|astuces?|conseils?|notas?|consejos?|dicas?|consigli|opmerking(?:en)?|merknad|bemærk)\s*:?$/iu

/** The steps without a title over all of them that says no more than 'Recipe'. */
export function withoutRecipeLabel(lines: PageLine[]): PageLine[] {
  const [first, ...others] = lines
  return first !== undefined && isHeading(first) && recipeLabel.test(first.text) ? others : lines
}

/** Characters from which a first line that ends with a colon is no title. */
const LONGEST_TITLE = 80

/**
 * The steps without talk that ends with an announcement of them: 'We love this tart in March, and
 * here is how we make it:'.
 */
export function withoutAnnouncement(lines: PageLine[]): PageLine[] {
  const [first = '', ...others] = lines
  const isTalk = typeof first === 'string' && first.length > LONGEST_TITLE && first.endsWith(':')
  return isTalk && stepShape(first) < TALK && others.length > 0 ? others : lines
}

/**
 * The steps up to the notes: a tag around a method often holds what stands below it too. Notes that
 * a list declares as its items stay.
 */
export function upToNotes(lines: PageLine[]): PageLine[] {
  const notes = lines.findIndex((line, at) => at > 1 && isHeading(line) && notesLabel.test(line.text))
  return notes === -1 ? lines : lines.slice(0, notes)
}
