import { PhotoRequest } from './contact/photo-request.tsx'
import { RecipesScreen } from './recipes/recipes-screen.tsx'
import { useSender } from './sender.ts'
import { useSharing } from './sharing/use-sharing.tsx'

/** The recipe library with the places filled that it leaves to other rooms. */
export function LibraryScreen() {
  const sender = useSender()
  return <RecipesScreen photoRequest={<PhotoRequest sender={sender} />} {...useSharing(sender)} />
}
