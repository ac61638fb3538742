/** Between two batches: the process stops, or another one has taken the import over. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted'
}
