/**
 * A process that is about to stop ends the work between two batches, and so does one whose import
 * another process took up; it goes on there.
 */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
