/** The mail server did not accept an email; its own error is the cause. */
export class EmailNotSent extends Error {
  override readonly name = 'EmailNotSent'
  constructor(cause: unknown) {
    super('the mail server did not accept an email', { cause })
  }
}
