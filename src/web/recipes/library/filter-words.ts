import type { Collection } from '../../../domain/recipes/collection.ts'
import type { LibraryFilter, MadeKind } from '../../../domain/recipes/library-filter.ts'
import { sayDifficulty, sayMinutes } from '../say-recipe.ts'

export const madeWords: Record<MadeKind, string> = {
  made: 'Made before',
  never: 'Never made',
  rested: 'Not for a while',
}

/** 'Up to 45 min'. */
export const sayUpTo = (minutes: number) => `Up to ${sayMinutes(minutes)}`

/** '4 stars or more', '5 stars'. */
export const sayStarsFrom = (stars: number) => (stars === 5 ? '5 stars' : `${stars} stars or more`)

/** Somebody as a filter names them, and as the household calls them. */
export interface NamedPerson {
  key: string
  name: string
}

/** What the words of a filter need to know. */
export interface FilterNames {
  people: readonly NamedPerson[]
  collections: readonly Collection[]
}

/** One part of a filter in words. */
export function sayPart(filter: LibraryFilter, key: string, { people, collections }: FilterNames): string {
  const [kind = '', ...rest] = key.split(' ')
  const value = rest.join(' ')
  switch (kind) {
    case 'name':
      return `‘${filter.name ?? ''}’`
    case 'ingredients':
      return `With ${filter.ingredients ?? ''}`
    case 'favourites':
      return 'Favourites'
    case 'minutes':
      return sayUpTo(filter.minutes ?? 0)
    case 'stars':
      return sayStarsFrom(filter.stars ?? 0)
    case 'made':
      return madeWords[filter.made ?? 'made']
    case 'difficulty':
      return sayDifficulty(filter.difficulty ?? 'easy')
    case 'cuisine':
      return filter.cuisine ?? ''
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
