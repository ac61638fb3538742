/**
 * Ends an import between two batches: the process is about to stop, or another process has taken
 * the import over and continues it.
 */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
