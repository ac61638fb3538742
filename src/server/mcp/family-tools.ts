import { z } from 'zod'
import { meCall } from '../../contract/account.ts'
import {
  allowancesCall,
  familyCalls,
  fineLinesCall,
  guestCalls,
  confirmedLinesCall,
} from '../../contract/household.ts'
import { recipesCall } from '../../contract/recipes.ts'
import { displayNameAmong, type Person } from '../../domain/household/person.ts'
import type { Eater } from '../../domain/household/who-can-eat/eater.ts'
import {
  allowedFor,
  confirmedByLine,
  fineLinesOf,
} from '../../domain/household/who-can-eat/family-answers.ts'
import { warningsFor } from '../../domain/household/who-can-eat/who-can-eat.ts'
import { withoutRepeats } from '../../domain/household/who-can-eat/without-repeats.ts'
import { eatenLinesOf, recipeFinder } from '../../domain/recipes/used-recipes.ts'
import { ApiRefusal, type CallApi } from './call-api.ts'
import { tool } from './tool.ts'

/** What matters of a person for cooking; portraits and colours do not. */
const readable = ({ id, firstName, lastName, allergies, dietaryPreferences, ...person }: Person) => ({
  id,
  name: `${firstName} ${lastName}`.trim(),
  dateOfBirth: person.dateOfBirth,
  allergies,
  diets: dietaryPreferences,
  likes: person.favoritefoods,
  dislikes: person.dislikedfoods,
  notes: person.notes,
})

/**
 * Everybody who eats, with the family's answers to what was in doubt (household 23). Who shares a
 * first name is called by both names (household 7).
 */
async function eatersOf(callApi: CallApi): Promise<Eater[]> {
  const [family, guests, me] = [
    await callApi(familyCalls.list),
    await callApi(guestCalls.list),
    await callApi(meCall),
  ]
  const [allowances, fineLines] = [await callApi(allowancesCall), await callApi(fineLinesCall)]
  const nameOf = displayNameAmong([...family, ...guests])
  const withAnswers = (kind: 'family' | 'guest', people: readonly Person[]) =>
    people.map((person) => ({
      ...person,
      firstName: nameOf(person),
      mayContainAllowed: allowedFor(allowances, kind, person.id),
      fineLines: fineLinesOf(fineLines, kind, person.id),
    }))
  const members = withAnswers('family', family)
  const { allergies = [], diets = [] } = me.householdNeeds ?? {}
  const household = {
    firstName: 'The household',
    allergies,
    dietaryPreferences: diets,
    family: members,
  }
  return [...members, ...withAnswers('guest', guests), household]
}

export const familyTools = [
  tool({
    name: 'get_family',
    title: 'Who eats here',
    description:
      'Reads the family and its guests with their allergies, diets, likes and dislikes. Read it before you suggest or plan a meal.',
    calls: [familyCalls.list, guestCalls.list, meCall],
    input: z.object({}),
    run: async (callApi) => ({
      family: (await callApi(familyCalls.list)).map(readable),
      guests: (await callApi(guestCalls.list)).map(readable),
      mustNotBeInAnyMeal: (await callApi(meCall)).householdNeeds ?? { allergies: [], diets: [] },
    }),
  }),
  tool({
    name: 'who_can_eat',
    title: 'Who can eat a recipe',
    description:
      'Checks a saved recipe against everybody’s allergies and diets. ‘not checked’ means that a food is not known: never call that safe. An empty list means that nothing speaks against it.',
    calls: [
      recipesCall,
      familyCalls.list,
      guestCalls.list,
      meCall,
      allowancesCall,
      fineLinesCall,
      confirmedLinesCall,
    ],
    input: z.object({ recipeId: z.number().int().positive() }),
    run: async (callApi, { recipeId }) => {
      const find = recipeFinder(await callApi(recipesCall))
      const recipe = find(recipeId)
      if (!recipe) throw new ApiRefusal('Recipe Not Found')
      const contents = {
        ...eatenLinesOf(recipe, find),
        tags: recipe.tags,
        confirmed: confirmedByLine(await callApi(confirmedLinesCall)),
      }
      const warnings = withoutRepeats(warningsFor(contents, await eatersOf(callApi)))
      return {
        recipe: recipe.name,
        warnings: warnings.map(({ person, about, need, level, line }) => ({
          person: person.firstName,
          about,
          need,
          level,
          line,
        })),
      }
    },
  }),
]
