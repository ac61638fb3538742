import { Button } from '@mantine/core'
import { useState } from 'react'
import { Screen } from '../../ui/screen.tsx'
import { MessageForm, MessageSent } from './message-form.tsx'
import classes from './contact.module.css'

export function ContactScreen() {
  const [isSent, setIsSent] = useState(false)
  return (
    <Screen
      title="Contact Us"
      intro="A box of recipe cards to bring in, or an assistant made for your kitchen? Tell us what you need, and we’ll answer within 24 hours."
      width="narrow"
    >
      <div className={classes.card}>
        {isSent ? (
          <MessageSent action={<Button onClick={() => setIsSent(false)}>Send Another Message</Button>} />
        ) : (
          <MessageForm
            kind="contact"
            placeholder="For example: about 200 handwritten cards, some in Italian."
            onSent={() => setIsSent(true)}
          />
        )}
      </div>
    </Screen>
  )
}
