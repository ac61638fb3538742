import {
  addToCookLogCall,
  changeCollectionCall,
  collectionsCall,
  createCollectionCall,
  createRecipeCall,
  deleteCollectionCall,
  deleteFromCookLogCall,
  deleteRecipeCall,
  deleteSavedFilterCall,
  duplicateRecipeCall,
  importedReadingCall,
  cookLogCall,
  markRecipeCall,
  recipeCall,
  recipesCall,
  restoreCollectionCall,
  restoreRecipeCall,
  restoreSavedFilterCall,
  savedFiltersCall,
  sourcePicturesCall,
  saveFilterCall,
  updateRecipeCall,
  writeNotesCall,
} from '../../contract/recipes.ts'
import { bindCall } from '../http/bind-call.ts'
import { deleteRecipe, restoreRecipe } from './delete-recipe.ts'
import {
  changeCollection,
  createCollection,
  deleteCollection,
  restoreCollection,
} from './library/collections.ts'
import { deleteSavedFilter, restoreSavedFilter, saveFilter } from './library/saved-filters.ts'
import { collectionsOf, savedFiltersOf } from './library/store.ts'
import { addToCookLog, deleteFromCookLog, listCookLog, markRecipe } from './mark-recipe.ts'
import {
  changeRecipe,
  createRecipe,
  duplicateRecipe,
  requireRecipe,
  importedReading,
  sourcePictures,
  toRecipe,
} from './save-recipe.ts'
import { libraryETag, recipeById, recipesOf } from './store.ts'
import { writeNotes } from './write-notes.ts'

export const recipeRoutes = [
  bindCall(
    recipesCall,
    async ({ household }, _, etag) => (await recipesOf(household, etag)).map(toRecipe),
    ({ household }) => libraryETag(household),
  ),
  bindCall(recipeCall, async ({ household }, { params }) =>
    requireRecipe(await recipeById(household, params.id)),
  ),
  bindCall(importedReadingCall, importedReading),
  bindCall(sourcePicturesCall, sourcePictures),
  bindCall(createRecipeCall, createRecipe),
  bindCall(updateRecipeCall, changeRecipe),
  bindCall(deleteRecipeCall, deleteRecipe),
  bindCall(restoreRecipeCall, restoreRecipe),
  bindCall(duplicateRecipeCall, duplicateRecipe),
  bindCall(markRecipeCall, markRecipe),
  bindCall(writeNotesCall, writeNotes),
  bindCall(cookLogCall, listCookLog),
  bindCall(addToCookLogCall, addToCookLog),
  bindCall(deleteFromCookLogCall, deleteFromCookLog),
  bindCall(collectionsCall, ({ household }) => collectionsOf(household)),
  bindCall(createCollectionCall, createCollection),
  bindCall(changeCollectionCall, changeCollection),
  bindCall(deleteCollectionCall, deleteCollection),
  bindCall(restoreCollectionCall, restoreCollection),
  bindCall(savedFiltersCall, ({ household }) => savedFiltersOf(household)),
  bindCall(saveFilterCall, saveFilter),
  bindCall(deleteSavedFilterCall, deleteSavedFilter),
  bindCall(restoreSavedFilterCall, restoreSavedFilter),
]
