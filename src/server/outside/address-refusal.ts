import { Refusal } from '../../domain/refusal.ts'

/** An address that the server visits for nobody: not on the public web, or made to look like somewhere else. */
export class AddressRefusal extends Refusal {
  constructor(message: string) {
    super('PAGE_REFUSED', message)
  }
}
