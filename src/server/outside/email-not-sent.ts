/** The mail server took no letter, for whatever reason: its own words are the cause. Nothing is wrong with the records. */
export class EmailNotSent extends Error {
  override readonly name = 'EmailNotSent'
  constructor(cause: unknown) {
    super('the mail server did not take a letter', { cause })
  }
}
