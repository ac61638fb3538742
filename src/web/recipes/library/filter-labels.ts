import { withCapital } from '@plateful/ingredients/format-english'
import { mapChoiceFields } from '../../../domain/recipes/choice-fields.ts'
import type { Collection } from '../../../domain/recipes/collection.ts'
import {
  type ChoiceKey,
  choiceKeys,
  type ChoiceValue,
  type MadeKind,
  type ValueOf,
} from '../../../domain/recipes/filter-choices.ts'
import type { LibraryFilter } from '../../../domain/recipes/library-filter.ts'
import { choiceTitle, formatMinutes } from '../format-recipe.ts'

const madeWords: Record<MadeKind, string> = {
  made: 'Made before',
  never: 'Never made',
  rested: 'Not for a while',
}

interface ChoiceWords<Value> {
  /** The heading over its values. */
  title: string
  say(value: Value): string
}

/** Each part that has one value at a time, in words. */
const choiceWords: { [Key in ChoiceKey]: ChoiceWords<ValueOf<Key>> } = {
  minutes: { title: 'Total time', say: (minutes) => `Up to ${formatMinutes(minutes)}` },
  favourites: { title: 'Your rating', say: () => 'Favourites' },
  stars: { title: 'Your rating', say: (stars) => (stars === 5 ? '5 stars' : `${stars} stars or more`) },
  made: { title: 'Cooked', say: (kind) => madeWords[kind] },
  ...mapChoiceFields((field) => ({ title: choiceTitle(field), say: withCapital })),
  cuisine: { title: 'Cuisine', say: (cuisine) => cuisine },
}

export const choiceTitles = [...new Set(choiceKeys.map((key) => choiceWords[key].title))]

export const choicesUnder = (title: string): ChoiceKey[] =>
  choiceKeys.filter((key) => choiceWords[key].title === title)

/** A value of such a part in words: 'Up to 45 min'. */
export const describeChoice = (key: ChoiceKey, value: ChoiceValue): string =>
  (choiceWords[key] as ChoiceWords<ChoiceValue>).say(value)

/** Somebody as a filter names them, and as the household calls them. */
export interface NamedPerson {
  key: string
  name: string
}

export interface FilterNames {
  people: readonly NamedPerson[]
  collections: readonly Collection[]
}

export function describeFilterPart(
  filter: LibraryFilter,
  key: string,
  { people, collections }: FilterNames,
): string {
  const [kind = '', ...rest] = key.split(' ')
  const value = rest.join(' ')
  const choice = choiceKeys.find((choiceKey) => choiceKey === kind)
  const chosen = choice && filter[choice]
  if (choice && chosen !== undefined) return describeChoice(choice, chosen)
  switch (kind) {
    case 'name':
      return `‘${filter.name ?? ''}’`
    case 'ingredients':
      return `With ${filter.ingredients ?? ''}`
    case 'collection':
      return collections.find(({ id }) => id === filter.collection)?.name ?? 'A deleted collection'
    case 'safe':
      return `Safe for ${people.find((person) => person.key === value)?.name ?? 'somebody who has left'}`
    case 'hand':
      return `${filter.only ? 'Uses' : 'First with'} ${filter.hand?.join(', ') ?? ''}`
    default:
      return value
  }
}
