/** A process that is about to stop ends the work between two batches; it goes on at the next start. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
