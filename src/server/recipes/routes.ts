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
import { answer } from '../http/answer.ts'
import {
  changeRecipe,
  createRecipe,
  deleteRecipe,
  duplicateRecipe,
  foundRecipe,
  importedReading,
  restoreRecipe,
  sourcePictures,
  toRecipe,
} from './save-recipe.ts'
import {
  changeCollection,
  createCollection,
  deleteCollection,
  restoreCollection,
} from './library/collections.ts'
import { deleteSavedFilter, restoreSavedFilter, saveFilter } from './library/saved-filters.ts'
import { collectionsOf, savedFiltersOf } from './library/store.ts'
import { libraryETag, recipeById, recipesOf } from './store.ts'
import { writeNotes } from './write-notes.ts'
import { addToCookLog, deleteFromCookLog, listCookLog, markRecipe } from './mark-recipe.ts'

export const recipeRoutes = [
  answer(
    recipesCall,
    async ({ household }, _, tag) => (await recipesOf(household, tag)).map(toRecipe),
    ({ household }) => libraryETag(household),
  ),
  answer(recipeCall, async ({ household }, { params }) =>
    foundRecipe(await recipeById(household, params.id)),
  ),
  answer(importedReadingCall, importedReading),
  answer(sourcePicturesCall, sourcePictures),
  answer(createRecipeCall, createRecipe),
  answer(updateRecipeCall, changeRecipe),
  answer(deleteRecipeCall, deleteRecipe),
  answer(restoreRecipeCall, restoreRecipe),
  answer(duplicateRecipeCall, duplicateRecipe),
  answer(markRecipeCall, markRecipe),
  answer(writeNotesCall, writeNotes),
  answer(cookLogCall, listCookLog),
  answer(addToCookLogCall, addToCookLog),
  answer(deleteFromCookLogCall, deleteFromCookLog),
  answer(collectionsCall, ({ household }) => collectionsOf(household)),
  answer(createCollectionCall, createCollection),
  answer(changeCollectionCall, changeCollection),
  answer(deleteCollectionCall, deleteCollection),
  answer(restoreCollectionCall, restoreCollection),
  answer(savedFiltersCall, ({ household }) => savedFiltersOf(household)),
  answer(saveFilterCall, saveFilter),
  answer(deleteSavedFilterCall, deleteSavedFilter),
  answer(restoreSavedFilterCall, restoreSavedFilter),
]
