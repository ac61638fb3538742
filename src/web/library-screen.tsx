import { PhotoRequest } from './contact/photo-request.tsx'
import { RecipesScreen } from './recipes/recipes-screen.tsx'
import { useSender } from './sender.ts'

/** The recipe library with the places filled that it leaves to other rooms. */
export function LibraryScreen() {
  return <RecipesScreen photoRequest={<PhotoRequest sender={useSender()} />} />
}
