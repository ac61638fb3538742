/** The filters that the dialog offers, each with how many recipes would remain. */

import { type ChoiceKey, filterChoices, matchesChoice } from '../../../domain/recipes/filter-choices.ts'
import { countWith, type FilterFacts, type FilteredRecipes } from '../../../domain/recipes/filter-recipes.ts'
import type { LibraryFilter } from '../../../domain/recipes/library-filter.ts'
import type { Recipe } from '../../../domain/recipes/recipe.ts'
import { describeChoice, type FilterNames } from './filter-labels.ts'

export interface ChoiceSource {
  recipes: readonly Recipe[]
  filter: LibraryFilter
  filtered: FilteredRecipes
  facts: FilterFacts
  tags: readonly { tag: string; count: number }[]
}

export interface FilterChoice {
  id: string
  label: string
  isOn: boolean
  /** How many recipes would remain with it; null until that is known. */
  count: number | null
  /** Whether it is offered although nothing would remain. */
  stays?: boolean
  filter: LibraryFilter
}

/** The choices of a part with one value at a time; pressing it again removes it. */
function singleChoices<Key extends keyof LibraryFilter>(
  { filter, filtered }: ChoiceSource,
  key: Key,
  values: readonly {
    value: NonNullable<LibraryFilter[Key]>
    label: string
    holds: (recipe: Recipe) => boolean
  }[],
): FilterChoice[] {
  const { [key]: chosen, ...others } = filter
  return values.map(({ value, label, holds }) => ({
    id: `${key} ${String(value)}`,
    label,
    isOn: chosen === value,
    count: countWith(filtered, key, holds),
    filter: chosen === value ? (others as LibraryFilter) : { ...filter, [key]: value },
  }))
}

export const valuesOf = (source: ChoiceSource, key: ChoiceKey) =>
  singleChoices(
    source,
    key,
    filterChoices[key].offered(source.recipes).map((value) => ({
      value,
      label: describeChoice(key, value),
      holds: matchesChoice(key, value, source.facts.today),
    })),
  )

export const collectionChoices = (source: ChoiceSource, { collections }: FilterNames) =>
  singleChoices(
    source,
    'collection',
    collections.map(({ id, name }) => ({
      value: id,
      label: name,
      holds: (recipe) => source.facts.inCollection(id)?.has(recipe.id) === true,
    })),
  )

/** The choices of a part with several values, all of which must match. */
function multipleChoices(
  { filter, filtered }: ChoiceSource,
  key: 'tags' | 'safe',
  values: readonly { value: string; label: string; holds: (recipe: Recipe) => boolean }[],
): FilterChoice[] {
  const { [key]: chosen = [], ...others } = filter
  return values.map(({ value, label, holds }) => {
    const otherValues = chosen.filter((other) => other !== value)
    const isOn = otherValues.length < chosen.length
    const next = isOn ? otherValues : [...chosen, value]
    return {
      id: `${key} ${value}`,
      label,
      isOn,
      count: filtered.found.filter(holds).length,
      filter: next.length > 0 ? { ...filter, [key]: next } : others,
    }
  })
}

export const tagChoices = (source: ChoiceSource) =>
  multipleChoices(
    source,
    'tags',
    source.tags.map(({ tag }) => ({ value: tag, label: tag, holds: ({ tags }) => tags.includes(tag) })),
  )

/** While recipes are being judged the counts are not final, so everybody who was offered stays. */
export const peopleChoices = (
  source: ChoiceSource,
  { people }: FilterNames,
  isChecking: boolean,
): FilterChoice[] =>
  multipleChoices(
    source,
    'safe',
    people.map(({ key, name }) => ({
      value: key,
      label: name,
      holds: (recipe) => source.facts.suits(recipe, key),
    })),
  ).map((choice) => ({ ...choice, stays: true, count: isChecking ? null : choice.count }))
