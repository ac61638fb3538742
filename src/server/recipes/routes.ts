import {
  createRecipeCall,
  deleteRecipeCall,
  recipeCall,
  recipesCall,
  updateRecipeCall,
} from '../../contract/recipes.ts'
import { answer } from '../http/answer.ts'
import { changeRecipe, createRecipe, noSuchRecipe, toRecipe } from './save-recipe.ts'
import { deleteRecipe, recipeById, recipesOf } from './store.ts'

export const recipeRoutes = [
  answer(recipesCall, async ({ db, user }) => (await recipesOf(db, user.householdId)).map(toRecipe)),
  answer(recipeCall, async ({ db, user }, { params }) => {
    const row = await recipeById(db, user.householdId, params.id)
    if (!row) throw noSuchRecipe()
    return toRecipe(row)
  }),
  answer(createRecipeCall, createRecipe),
  answer(updateRecipeCall, changeRecipe),
  answer(deleteRecipeCall, async ({ db, user }, { params }) => {
    if (!(await deleteRecipe(db, user.householdId, params.id))) throw noSuchRecipe()
  }),
]
