import { Button, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { ContactMessage, PhotoImportRequest } from '../../../domain/home/message.ts'
import { useUser } from '../../account/sign-in/queries.ts'
import { textDraft } from '../../ui/forms/draft-store.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import classes from './message-form.module.css'
import { useContactAddress, useSendMessage } from './queries.ts'

interface Props {
  /** The two forms ask for the same in other words (home 33, importing 2). */
  asks: 'contact' | 'photo-import'
  placeholder: string
  /** Beside the button, for example Cancel. */
  actions?: ReactNode
  onSent: () => void
}

/** A message to the people behind the product. */
export function MessageForm({ asks, placeholder, actions, onSent }: Props) {
  const user = useUser()
  const address = useContactAddress()
  const send = useSendMessage(address)
  const { field, onSubmit, showRefusal, onceKey, forget } = useForm(
    asks === 'contact' ? ContactMessage : PhotoImportRequest,
    {
      // What we know nobody types again.
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      phone: '',
      message: '',
    },
    { draft: textDraft(asks) },
  )
  const onDone = () => {
    forget()
    onSent()
  }
  const text = (name: 'name' | 'email' | 'phone' | 'message') => {
    const { problem, ...rest } = field(name)
    return { ...rest, error: problem }
  }
  return (
    <form
      className={classes.form}
      noValidate
      aria-label="Write to us"
      onSubmit={onSubmit(
        (message) =>
          send.isPending || send.mutate({ message, onceKey }, { onSuccess: onDone, onError: showRefusal }),
      )}
    >
      <TextInput label="Name" withAsterisk autoComplete="name" {...text('name')} />
      <div className={classes.ways} role="group" aria-label="How we can answer">
        <TextInput label="Email" type="email" autoComplete="email" {...text('email')} />
        <TextInput label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      </div>
      <p className={classes.hint}>An email address or a phone number is enough.</p>
      <Textarea
        label="Message"
        withAsterisk
        rows={6}
        resize="vertical"
        placeholder={placeholder}
        {...text('message')}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={send.isPending}>
          Send message
        </Button>
        {actions}
      </div>
      {address !== undefined && (
        <p className={classes.hint}>
          Or write to <a href={`mailto:${address}`}>{address}</a>.
        </p>
      )}
    </form>
  )
}
