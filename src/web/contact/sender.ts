/** From whom a message is, until somebody types something else. */
export interface Sender {
  name: string
  email: string
}
