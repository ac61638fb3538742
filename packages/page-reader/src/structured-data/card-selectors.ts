/**
 * Where the cards of common plug-ins, of Quitoque's boxes and of microformats have what they say.
 */

/** The selectors of the parts of one kind of card. */
export interface CardSelectors {
  /**
   * A class or id that every such card has: a page without it is not searched for the card.
   */
  marker: RegExp
  /** The tag around one whole recipe. */
  card: string
  name: string
  /** The tags of the lines, and of the headings among them. */
  ingredient: string
  ingredientTitle: string
  step: string
  stepTitle: string
  /** Foods that such a card has, where one is enough to be a recipe. */
  fewestFoods?: number
  /**
   * The tag around all steps, whose lines are the steps where some have no tag of their own.
   */
  method?: string
}

const selectorsInside = (block: string, ...tags: string[]) => tags.map((tag) => `${block} ${tag}`).join(',')

/** Each kind of card that is known. */
export const cardSelectors: readonly CardSelectors[] = [
  {
    marker: /^wprm-recipe-ingredient$/,
    card: '.wprm-recipe-container,.wprm-recipe',
    name: '.wprm-recipe-name',
    ingredient: '.wprm-recipe-ingredient',
    ingredientTitle: '.wprm-recipe-ingredient-group .wprm-recipe-group-name',
    step: '.wprm-recipe-instruction-text',
    stepTitle: '.wprm-recipe-instruction-group .wprm-recipe-group-name',
  },
  {
    marker: /^tasty-recipes-ingredients$/,
    card: '.tasty-recipes',
    name: '.tasty-recipes-title',
    ingredient: selectorsInside('.tasty-recipes-ingredients', 'li'),
    ingredientTitle: selectorsInside('.tasty-recipes-ingredients-body', 'h4', 'p > strong:only-child'),
    step: selectorsInside('.tasty-recipes-instructions', 'li'),
    stepTitle: selectorsInside('.tasty-recipes-instructions-body', 'h4', 'p > strong:only-child'),
  },
  {
    marker: /^mv-create-ingredients$/,
    card: '.mv-create-card',
    name: '.mv-create-title',
    ingredient: selectorsInside('.mv-create-ingredients', 'li'),
    ingredientTitle: selectorsInside('.mv-create-ingredients', 'h4'),
    step: selectorsInside('.mv-create-instructions', 'li'),
    stepTitle: selectorsInside('.mv-create-instructions', 'h4'),
  },
  {
    marker: /^ERSIngredients$/,
    card: '.easyrecipe',
    name: '.ERSName',
    ingredient: '.ERSIngredients .ingredient',
    ingredientTitle: '.ERSIngredients .ERSSectionHead',
    step: '.ERSInstructions .instruction',
    stepTitle: '.ERSInstructions .ERSSectionHead',
  },
  {
    marker: /^ERIngredients$/,
    card: '.easyrecipe',
    name: '.ERName .fn,.ERName',
    ingredient: '.ERIngredients .ingredient',
    ingredientTitle: '.ERIngredients .ERSeparator',
    step: '.ERInstructions .instruction',
    stepTitle: '.ERInstructions .ERSeparator',
  },
  {
    marker: /^zlrecipe-ingredients-list$/,
    card: '#zlrecipe-container,.zlrecipe-container-border',
    name: '#zlrecipe-title',
    ingredient: '#zlrecipe-ingredients-list .ingredient',
    ingredientTitle: '#zlrecipe-ingredients-list .ingredient-label',
    step: '#zlrecipe-instructions-list .instruction',
    stepTitle: '#zlrecipe-instructions-list .instruction-label',
  },
  {
    marker: /^jetpack-recipe-ingredients$/,
    card: '.jetpack-recipe',
    name: '.jetpack-recipe-title',
    ingredient: selectorsInside('.jetpack-recipe-ingredients', 'li'),
    ingredientTitle: selectorsInside('.jetpack-recipe-ingredients', 'h5'),
    step: selectorsInside('.jetpack-recipe-directions', 'li', '> p'),
    method: '.jetpack-recipe-directions',
    stepTitle: selectorsInside('.jetpack-recipe-directions', 'h5'),
  },
  {
    marker: /^wpurp-recipe-ingredient$/,
    card: '.wpurp-container',
    name: '.wpurp-recipe-title',
    ingredient: '.wpurp-recipe-ingredient',
    ingredientTitle: '.wpurp-recipe-ingredient-group',
    step: '.wpurp-recipe-instruction-text',
    stepTitle: '.wpurp-recipe-instruction-group',
  },
  {
    marker: /^cooked-single-ingredient$/,
    card: '.cooked-recipe,.cooked-wrapper,body',
    name: '.cooked-recipe-title',
    ingredient: '.cooked-single-ingredient.cooked-ingredient',
    ingredientTitle: '.cooked-single-ingredient.cooked-heading',
    step: '.cooked-single-direction.cooked-direction',
    stepTitle: '.cooked-single-direction.cooked-heading',
  },
  {
    marker: /^kitchen-list$/,
    card: 'body',
    name: '#sylius-product-name',
    ingredient: selectorsInside('#ingredients', '.ingredient-list li', '.kitchen-list li'),
    ingredientTitle: selectorsInside('#ingredients', 'h2', '> p.bold'),
    step: selectorsInside('#preparation-steps', 'li'),
    stepTitle: selectorsInside('#preparation-steps', 'p.bold'),
  },
  {
    marker: /^h-?recipe$/i,
    card: '.hrecipe,.hRecipe,.h-recipe',
    name: '.fn,.p-name',
    ingredient: '.ingredient,.p-ingredient',
    ingredientTitle: '.ingredient-title',
    step:
      selectorsInside('.instructions', 'li', '> p') + ',' + selectorsInside('.e-instructions', 'li', '> p'),
    method: '.instructions,.e-instructions',
    fewestFoods: 1,
    stepTitle: '.instruction-title',
  },
]
