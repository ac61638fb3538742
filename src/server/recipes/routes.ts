import {
  addToCookLogCall,
  createRecipeCall,
  deleteFromCookLogCall,
  deleteRecipeCall,
  duplicateRecipeCall,
  makingsCall,
  markRecipeCall,
  recipeCall,
  recipesCall,
  restoreRecipeCall,
  updateRecipeCall,
} from '../../contract/recipes.ts'
import { answer } from '../http/answer.ts'
import { deleteRecipe, restoreRecipe } from './delete-recipe.ts'
import { libraryETag } from './library-etag.ts'
import { addToCookLog, deleteFromCookLog, listCookLog, markRecipe } from './mark-recipe.ts'
import { changeRecipe, createRecipe, duplicateRecipe, foundRecipe, toRecipe } from './save-recipe.ts'
import { recipeById, recipesOf } from './store.ts'

export const recipeRoutes = [
  answer(
    recipesCall,
    async ({ db, user }, _, tag) => (await recipesOf(db, user.householdId, tag)).map(toRecipe),
    ({ db, user }) => libraryETag(db, user.householdId),
  ),
  answer(recipeCall, async ({ db, user }, { params }) =>
    foundRecipe(await recipeById(db, user.householdId, params.id)),
  ),
  answer(createRecipeCall, createRecipe),
  answer(updateRecipeCall, changeRecipe),
  answer(deleteRecipeCall, deleteRecipe),
  answer(restoreRecipeCall, restoreRecipe),
  answer(duplicateRecipeCall, duplicateRecipe),
  answer(markRecipeCall, markRecipe),
  answer(makingsCall, listCookLog),
  answer(addToCookLogCall, addToCookLog),
  answer(deleteFromCookLogCall, deleteFromCookLog),
]
