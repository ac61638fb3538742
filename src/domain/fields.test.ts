import { describe, expect, it } from 'vitest'
import { ProfileChange } from './account/account.ts'
import { Registration } from './account/user.ts'
import { DayTemplateDraft, OccasionDraft } from './calendar/day-template.ts'
import { Meal } from './calendar/meal.ts'
import { PersonDraft } from './household/person.ts'
import { RecipeDraft } from './recipes/recipe.ts'
import { CompletedListDraft } from './shopping/completed-list.ts'

/** Each field that holds a name, and what is said where it holds none. */
const fields = [
  [RecipeDraft.shape.name, 'Recipe name is required'],
  [PersonDraft.shape.firstName, 'First name is required'],
  [PersonDraft.shape.lastName, 'Last name is required'],
  [PersonDraft.shape.initials, 'Initials are required'],
  [DayTemplateDraft.shape.name, 'Day name is required'],
  [OccasionDraft.shape.title, 'Title is required'],
  [Meal.shape.name, 'Meal name is required'],
  [CompletedListDraft.shape.name, 'Give the list a name'],
  [Registration.shape.firstName, 'First name is required'],
  [ProfileChange.shape.lastName, 'Last name is required'],
] as const

const unseen = {
  nothing: '',
  spaces: ' \u00A0\u3000',
  'a zero-width space': '\u200B',
  'joiners and marks of direction': '\u200D\u200C\u2060\u200E\u202E',
  'a byte order mark': '\uFEFF',
  'a soft hyphen': '\u00AD',
  'control signs': '\u0007\u001B',
  'Hangul fillers': '\u3164\u115F\uFFA0',
  'the empty Braille cell': '\u2800',
  'a variation selector': '\uFE0F',
  'tags that are not drawn': '\u{E0041}\u{E0020}',
}

describe.each(fields)('a name', (field, wanted) => {
  it.each(Object.entries(unseen))(`of %s is none: ${wanted}`, (_, text) => {
    expect(field.safeParse(text).error?.issues[0]?.message).toBe(wanted)
  })

  it.each(['Zoë', '🥕', '李', 'می\u200Cخ', '7', '!'])('of %s is one, as it was typed', (text) => {
    expect(field.parse(` ${text}\n`)).toBe(text)
  })
})
