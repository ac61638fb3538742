import { ContactScreen } from './contact/contact-screen.tsx'
import { useSender } from './sender.ts'

/** Contact Us, from the person who is signed in. */
export function ContactUsScreen() {
  return <ContactScreen sender={useSender()} />
}
