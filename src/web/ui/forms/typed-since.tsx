import { Note } from '../note.tsx'

/** In a form that was saved while somebody went on typing. */
export const TypedSince = () => (
  <Note role="status">Saved. What you typed while it was being saved is not saved yet.</Note>
)
