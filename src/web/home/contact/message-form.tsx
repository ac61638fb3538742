import { Button, Textarea, TextInput } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { contactAddressCall, contactCall } from '../../../contract/home.ts'
import { ContactMessage, PhotoImportRequest } from '../../../domain/home/contact-message.ts'
import { useUser } from '../../account/sign-in/queries.ts'
import { isRefused, errorMessage } from '../../api/call-error.ts'
import { callServer } from '../../api/call-server.ts'
import { canAutoFocus } from '../../ui/forms/can-auto-focus.ts'
import { textDraft } from '../../ui/forms/draft-store.ts'
import { SaveShortcut, saveShortcut } from '../../ui/forms/save-shortcut.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import classes from './contact.module.css'

interface Props {
  /** The two forms have their own labels and limits (home 33, importing 2). */
  kind: 'contact' | 'photo-import'
  placeholder: string
  /** Beside the button, for example Cancel. */
  actions?: ReactNode
  onSent: () => void
}

export function MessageForm({ kind, placeholder, actions, onSent }: Props) {
  const user = useUser()
  const address = useContactAddress()
  const send = useSendMessage(address)
  const { mantineField, onSubmit, showRefusal, idempotencyKey, forget } = useForm(
    kind === 'contact' ? ContactMessage : PhotoImportRequest,
    {
      // Filled in from the account, where it is known.
      name: user ? `${user.firstName} ${user.lastName}` : '',
      email: user?.email ?? '',
      phone: '',
      message: '',
    },
    { draft: textDraft(kind) },
  )
  const onDone = () => {
    forget()
    onSent()
  }
  return (
    <form
      className="stack"
      noValidate
      aria-label="Write to us"
      onSubmit={onSubmit(
        (message) =>
          send.isPending ||
          send.mutate({ message, idempotencyKey }, { onSuccess: onDone, onError: showRefusal }),
      )}
    >
      <TextInput label="Name" withAsterisk autoComplete="name" {...mantineField('name')} />
      <div className={classes.ways} role="group" aria-label="How we can answer">
        <TextInput label="Email" type="email" autoComplete="email" {...mantineField('email')} />
        <TextInput label="Phone" type="tel" autoComplete="tel" {...mantineField('phone')} />
      </div>
      <p className={classes.hint}>An email address or a phone number is enough.</p>
      <Textarea
        label="Message"
        withAsterisk
        rows={6}
        // Name and address are filled in already.
        autoFocus={kind === 'contact' && user !== undefined && canAutoFocus()}
        resize="vertical"
        placeholder={placeholder}
        {...mantineField('message')}
      />
      <div className="wrap">
        <Button type="submit" loading={send.isPending} {...saveShortcut}>
          Send message
        </Button>
        {actions}
        <SaveShortcut action="sends it" />
      </div>
      {address !== undefined && (
        <p className={classes.hint}>
          Or write to <a href={`mailto:${address}`}>{address}</a>.
        </p>
      )}
    </form>
  )
}

/** Replaces the form after it was sent. It takes the focus, so that a screen reader reads it. */
export function MessageSent({ action }: { action: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={classes.sent}>
      <span className={classes.icon} aria-hidden>
        <IconMailCheck size={32} stroke={1.6} />
      </span>
      <h2 ref={heading} tabIndex={-1} className={classes.title}>
        Message sent successfully
      </h2>
      <p className={classes.text}>We'll get back to you within 24 hours about your request.</p>
      {action}
    </div>
  )
}

const useContactAddress = () =>
  useQuery({
    queryKey: ['contact-address'],
    queryFn: ({ signal }) => callServer(contactAddressCall, { signal }),
  }).data?.email

/** `address` is given when the message could not be sent. */
const useSendMessage = (address: string | undefined) =>
  useMutation({
    mutationFn: ({ message, idempotencyKey }: { message: ContactMessage; idempotencyKey: string }) =>
      callServer(contactCall, { body: message, idempotencyKey }),
    meta: {
      done: {
        title: 'Message sent successfully',
        text: "We'll get back to you within 24 hours about your request.",
      },
      failed: (error) => ({
        title: 'Failed to send message',
        text: isRefused(error, contactCall, 'TOO_MANY_TRIES')
          ? errorMessage(error)
          : `Please try again or contact us directly${address === undefined ? '' : ` at ${address}`}`,
      }),
    },
  })
