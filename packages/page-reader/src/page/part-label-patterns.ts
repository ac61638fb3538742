/** The words that recipe pages head their parts with, in the languages of the web's kitchens. */

import {
  moreRecipesWords,
  asideWords,
  beforeIngredientsWords,
  beforeMethodWords,
  changeWords,
  ingredientsWords,
  ingredientsWordsAlone,
  methodWords,
  methodWordsAlone,
  noteWords,
  otherWords,
  partBeginnings,
  partWords,
  shoppingListWords,
  tipsWords,
  toolWords,
} from './label-words.ts'
import { anyOf, type WordsByLanguage } from './words-by-language.ts'

/** A label: words of all languages with any words behind, or others with none. */
const labelOf = (before: string, words: WordsByLanguage, alone: WordsByLanguage) =>
  new RegExp(
    String.raw`^(?:${before.replace(/\|\s+/g, '|')})?(?:(?:${anyOf(alone)})(?=\P{L}*$)|(?:${anyOf(words)})(?=$|[^\p{L}]))`,
    'iu',
  )

/** 'Ingredients', 'Zutaten für 4 Personen', "You'll need": begins the ingredients. */
export const ingredientsLabel = labelOf(beforeIngredientsWords, ingredientsWords, ingredientsWordsAlone)

/** 'Shopping list', 'Lista de compras' and nothing more: over the foods, or over them again. */
export const shoppingListLabel = new RegExp(String.raw`^(?:${anyOf(shoppingListWords)})\P{L}*$`, 'iu')

/** 'For this dish we need the following ingredients:' over a list: announces foods. */
export const foodsAnnounced =
  /^\p{Lu}.{10,160}\s(?:ingredients|zutaten|ingrédients|ingredientes|ingredienti|ingrediënten|ingrediens(?:er|ar|erna|erne|ene)|składnik(?:i|ów))(?: (?:siguientes|suivants|seguenti|seguintes))?\s*:$/iu

/** 'Method', 'Zubereitung', 'Fremgangsmåde': begins the steps. */
export const methodLabel = labelOf(beforeMethodWords, methodWords, methodWordsAlone)

/** 'Przepis:', 'Rezept': between foods and steps the method's label, elsewhere that of all. */
export const recipeLabel = /^(?:rezept|receta|ricetta|receita|(?:het )?recept|opskrift|przepis)\s*:?$/iu

/** What tools are called, as part of a pattern. */
const tools = anyOf(toolWords)
/** Articles before them. */
const toolsArticle = String.raw`(?:the |das |die |le |les |el |los |il |i |gli |os |as |o |de |het )?`

/** 'Equipment needed', 'Materiaal': what follows is no food. */
export const toolsLabel = new RegExp(
  String.raw`^${toolsArticle}(?:special |kitchen |extra )?(?:${tools})(?=$|[^\p{L}])`,
  'iu',
)

/** 'More', 'other' and 'recipes', as parts of a pattern. */
const moreOf = String.raw`(?:more|other|(?:nog )?meer|(?:noch )?mehr|andere|weitere|autres|plus de|altre|otras|más|outras|mais|flere|fler|więcej)`
const recipes = String.raw`(?:recipes?|\p{L}*recept\p{L}*|\p{L}*rezepte?n?|recettes?|ricette|recetas?|receitas?|\p{L}*opp?skrift\p{L}*|przepis\p{L}*)`

/** 'Notes', 'Nutrition', 'You may also like', 'More soup recipes': ends foods and steps. */
export const otherLabel = new RegExp(
  String.raw`^(?:recipe |${toolsArticle}(?=${tools}))?(?:${tools}|${moreOf} (?:\p{L}+ )?${recipes}|serve with(?!.*\.$)|${anyOf(otherWords)})(?=$|[^\p{L}])`,
  'iu',
)

/** What notes are called, as part of a pattern. */
const notes = String.raw`(?:recipe |cook['’]?s? |chef['’]?s? |top |pro |expert |kitchen )?(?:${anyOf(noteWords)})`

/** 'Read also', 'Try also', as part of a pattern. */
const also = String.raw`(?:${anyOf(moreRecipesWords)})`

/** 'Try also: Mushroom soup' over another recipe, or in a line that leads to it. */
export const moreRecipesLabel = new RegExp(String.raw`^${also}(?=$|\P{L})`, 'iu')

/** 'Optional additions or substitutions:' over what may be changed in a dish. */
export const changesLabel = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(changeWords)})\s*:?$`, 'iu')

/** What stands between two words of a title, and a word there that is not over foods or steps. */
const andOr = String.raw`(?:\s*[/&+]\s*|\s(?:and|or|und|oder|et|ou|y|o|e|en|of|och|og|eller|i|lub)\s)`
const otherPart = String.raw`(?!(?:${[ingredientsWords, methodWords, methodWordsAlone].map(anyOf).join('|')})(?=$|\P{L}))\p{L}{3,}(?: \p{L}+)?`

/**
 * 'Notes', 'Tipps', 'Astuces', 'Storage/Notes' and nothing more: what follows is said of the
 * recipe.
 */
export const notesTitle = new RegExp(
  String.raw`^(?:${otherPart}${andOr})?${notes}(?:${andOr}${otherPart})?\s*:?$`,
  'iu',
)

/** 'Wine', 'Source' beside a recipe, as part of a pattern. */
const asides = String.raw`(?:${anyOf(asideWords)})`

/** 'Note: keeps for a week', 'Tipp: …', 'Source: …': what follows is said of the recipe. */
export const noteLine = new RegExp(String.raw`^(?:${notes}|${also}|links?|${asides})\s*:\s+\S`, 'iu')

/** 'Tips: …': more of them may follow in lines of their own. */
export const tipsLine = new RegExp(String.raw`^(?:${anyOf(tipsWords)})\s*:\s+\S`, 'iu')

/** '… until golden. Read also: Leek soup': behind a sentence, to the end. */
export const moreRecipesBehind = new RegExp(String.raw`(?<=[.!?]) +(?:${also}|links?)\s*:\s+\S.*$`, 'isu')

/** 'Equipment', 'Küchengeräte' and nothing more: what follows is no food. */
export const toolsTitle = new RegExp(
  String.raw`^${toolsArticle}(?:special |kitchen |extra |küchen)?(?:${tools})(?: (?:de cuisine|de cocina|da cucina|de cozinha))?(?: (?:needed|required|necess\p{L}+|nécess\p{L}+|neces\p{L}+|nodig|potrzebn\p{L}+))?\s*:?$`,
  'iu',
)

/** 'Filling', 'For the dough', 'Teig' and nothing more: a part of one dish. */
export const partName = new RegExp(
  String.raw`^(?:(?:for |für |pour |para |per |voor |till? |dla )?(?:the |den |die |la |le |el |il |de |het )?)(?:${anyOf(partWords)})\s*:?$`,
  'iu',
)

/** 'For the', 'Für die', 'Pour la': how the title of a part begins. */
export const partBeginning = new RegExp(
  String.raw`^(?:${anyOf(partBeginnings)})(?:(?<=['’])|(?=$|\P{L}))`,
  'iu',
)

/** Characters of a title of a part that nothing sets apart. */
const LONGEST_PART_TITLE = 40

/** Whether a line says of what part the lines below it are, and no more: 'Für die Füllung'. */
export const isPartTitle = (text: string): boolean =>
  partName.test(text) ||
  (text.length <= LONGEST_PART_TITLE &&
    /^\p{Lu}[^\d.!?,;:]*:?$/u.test(text) &&
    partBeginning.test(text.replace(/:$/, '')) &&
    /\s\p{L}|['’]\p{L}/u.test(text))
