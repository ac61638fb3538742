import { z } from 'zod'
import { PlainButton } from '../../ui/plain-button.tsx'
import { PlainField } from '../../ui/forms/plain-field.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import classes from './auth-form.module.css'

/** The mailed link, or the token alone, for who reads mail on another device. */
const ResetLink = z.object({
  link: z
    .string()
    .transform((text) => (/[?&]token=([^&#\s]+)/.exec(text)?.[1] ?? text).trim())
    .pipe(z.string().min(1, 'Paste the link from the email')),
})

export function ResetLinkForm({ onToken }: { onToken: (token: string) => void }) {
  const { field, onSubmit } = useForm(ResetLink, { link: '' })
  return (
    <form className={classes.form} noValidate onSubmit={onSubmit(({ link }) => onToken(link))}>
      <PlainField label="Link from the email" autoComplete="off" {...field('link')} />
      <PlainButton type="submit">Continue</PlainButton>
    </form>
  )
}
