import { describe, expect, it, test } from 'vitest'
import { aStoredRecipe } from '../../../test/harness/web-makers.ts'
import { countTags, findRecipes, type RecipeSearch, nameRank } from './find-recipes.ts'

const recipe = (userSequence: number, name: string, ingredients: string[], tags: string[]) =>
  aStoredRecipe({
    id: userSequence + 100,
    userSequence,
    name,
    ingredients,
    tags,
    isFavourite: userSequence === 13,
  })

const library = [
  recipe(1, 'Chicken and leek pie', ['2 leeks', '400 g chicken thighs', '1 lemon'], ['winter', 'family']),
  recipe(2, 'Crème brûlée', ['4 egg yolks', '300 ml double cream'], ['pudding']),
  recipe(
    12,
    'Lemon chicken curry',
    ['For the lemon oil:', '600 g chicken breast', '1 tin coconut milk'],
    ['family'],
  ),
  recipe(13, 'Veggie traybake', ['1 courgette', '2 peppers'], ['vegetarian', 'family']),
]
const find = (search: Partial<RecipeSearch>) =>
  findRecipes(library, { name: '', ingredients: '', tags: [], ...search }).map((found) => found.userSequence)

describe('finding recipes', () => {
  test.each<[string, Partial<RecipeSearch>, number[]]>([
    ['nothing asked finds all', {}, [1, 2, 12, 13]],
    ['words of the name in any order, from their beginning', { name: 'curry chi' }, [12]],
    ['accents and case do not matter', { name: 'CREME BRULEE' }, [2]],
    ['a word must begin, so egg is not in veggie', { name: 'egg' }, []],
    ['a slip of the fingers', { name: 'chiken' }, [1, 12]],
    ['two slips, in any order', { name: 'brulle cream' }, [2]],
    ['a plural finds the singular', { name: 'curries lemons' }, [12]],
    ['a word that is there is meant as it is', { name: 'pie' }, [1]],
    ['nothing that is near', { name: 'zabaglione' }, []],
    ['a slip in an ingredient', { ingredients: 'corgette, peper' }, [13]],
    ['the plural of an ingredient', { ingredients: 'lemons' }, [1]],
    ['a number', { name: '12' }, [12]],
    ['a number with its sign', { name: '#1' }, [1]],
    ['an ingredient', { ingredients: 'chicken' }, [1, 12]],
    ['several ingredients, all of them', { ingredients: 'chicken, leek' }, [1]],
    ['a comma still being typed asks for nothing', { ingredients: 'leek, ' }, [1]],
    ['the words of one ingredient stand on one line', { ingredients: 'chicken leeks' }, []],
    ['a heading is no ingredient', { ingredients: 'lemon' }, [1]],
    ['every tag asked for', { tags: ['family', 'vegetarian'] }, [13]],
    ['all parts together', { name: 'chicken', ingredients: 'coconut', tags: ['family'] }, [12]],
  ])('%s', (_, search, found) => expect(find(search)).toEqual(found))
})

test.each([
  ['pea and mint', 'Pea & mint soup'],
  ['pea & mint', 'Pea and mint soup'],
  ['pea an', 'Pea & mint soup'],
  ['mint and pea', 'Pea, mint soup'],
  ['and', 'Pea & mint soup'],
  ['boeuf', 'Bœuf bourguignon'],
  ['bœuf', 'Boeuf bourguignon'],
  ['lazanki', 'Łazanki'],
  ['smorrebrod', 'Smørrebrød'],
  ['spatzle gross', 'Spätzle groß'],
  ['icecream', 'Ice cream'],
  ['vanilla icecr', 'Ice cream with vanilla'],
  ['fishpie', 'Fish pies'],
  ['macaronicheese', 'Quick macaroni cheese bake'],
  ['ice cream', 'Icecream sundae'],
  ['meat balls', 'Spicy meatballs'],
])('%s finds %s', (name, dish) =>
  expect(findRecipes([recipe(1, dish, [], [])], { name, ingredients: '', tags: [] })).toHaveLength(1),
)

test.each([
  ['creamice', 'Ice cream'],
  ['icecream', 'Ice and cream'],
  ['piecrust', 'Fish pie'],
])('%s does not find %s', (name, dish) =>
  expect(findRecipes([recipe(1, dish, [], [])], { name, ingredients: '', tags: [] })).toEqual([]),
)

test('words without their blank stand beside each other on a line, and begin a name', () => {
  const sundae = recipe(1, 'Sundae', ['2 scoops ice cream'], [])
  const cake = recipe(2, 'Cake', ['100 ml cream', '1 tray ice'], [])
  const found = findRecipes([sundae, cake], { name: '', ingredients: 'icecream', tags: [] })
  expect(found).toEqual([sundae])
  expect(nameRank('Ice cream cake', 'icecream')).toBe(0)
})

test('a sign or a word between foods begins a name alike', () =>
  expect(['pea and mint', 'pea & m'].map((typed) => nameRank('Pea & mint soup', typed))).toEqual([0, 0]))

test('tags are counted, the most used first, equals by name', () => {
  expect(countTags(library)).toEqual([
    { tag: 'family', count: 3 },
    { tag: 'pudding', count: 1 },
    { tag: 'vegetarian', count: 1 },
    { tag: 'winter', count: 1 },
  ])
})

// home 54
it.each([
  ['Bean soup', 'bean', 0],
  ['Crème brûlée', 'creme b', 0],
  ['Tomatoes on toast', 'tomato', 0],
  ['Three bean chilli', 'chil bean', 1],
  ['Green beans', 'een', 2],
])('%s is as near to %s as %i', (name, typed, rank) => {
  expect(nameRank(name, typed)).toBe(rank)
})
