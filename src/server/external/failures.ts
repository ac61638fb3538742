import { pageRefusals, pageRefusalMessage } from '../../domain/importing/page-refusals.ts'
import { Refusal } from '../../domain/refusal.ts'

/** The server does not fetch this address: it is not on the public web, or is disguised. */
export class AddressRefusal extends Refusal {
  constructor(why: 'privateNetwork' | 'port' | 'password' | 'scheme') {
    super(pageRefusals[why].code, pageRefusalMessage(why), { why })
  }
}

/** The mail server did not accept an email; its own error is the cause. */
export class EmailNotSent extends Error {
  override readonly name = 'EmailNotSent'
  constructor(cause: unknown) {
    super('the mail server did not accept an email', { cause })
  }
}
