import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { AccessScope, AccessTokenDraft } from '../../domain/account/access-token.ts'
import { DAY } from '../api/durations.ts'
import { ConfirmDialog, Dialog, DialogButtons } from '../ui/dialog.tsx'
import { CopyField } from '../ui/forms/copy-field.tsx'
import { useLeaving } from '../ui/forms/form-dialog.tsx'
import { type Form, useForm } from '../ui/forms/use-form.ts'
import { useCreateAccessToken } from './access-token-queries.ts'
import { scopeLabels } from './describe-scopes.ts'

/**
 * Makes an access token and shows it once. Closing the dialog asks first if the token was not
 * copied, as with recovery codes (account 140), or if something was typed into the form.
 */
export function AccessTokenDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateAccessToken()
  const [isCopied, setIsCopied] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const form = useForm(toDraft, { name: '', scopes: ['read'] as AccessScope[], lifetime: '' })
  const { giveUp, leave, question } = useLeaving(form, onClose)
  const token = create.data?.token
  const closeShown = isCopied ? onClose : () => setIsAsking(true)
  const close = token === undefined ? leave : closeShown
  return (
    <Dialog title={token === undefined ? 'New access token' : 'Your access token'} isLong onClose={close}>
      {token === undefined ? (
        <AccessTokenForm
          form={form}
          isBusy={create.isPending}
          onSend={(draft) => create.mutate(draft, { onError: form.showRefusal })}
          onClose={giveUp}
        />
      ) : (
        <div className="stack">
          <p>
            Give it to the program now: it isn’t shown again. Whoever has it can do the same as the program,
            so keep it as you keep your password.
          </p>
          <p className="soft">An AI program finds your household at {window.location.origin}/mcp.</p>
          <CopyField isNew label="Token" text={token} onCopied={() => setIsCopied(true)} />
          <DialogButtons>
            <Button variant="default" onClick={close}>
              Done
            </Button>
          </DialogButtons>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title="Have you copied the token?"
          text="It isn’t shown again. Without it you would have to make another one."
          confirm="Close"
          cancel="Back to the token"
          tone="destroys"
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        />
      )}
      {question}
    </Dialog>
  )
}

const lifetimes = [
  { value: '30', label: 'After 30 days' },
  { value: '90', label: 'After 90 days' },
  { value: '365', label: 'After a year' },
  { value: '', label: 'When I revoke it' },
]

interface FormValues {
  name: string
  scopes: AccessScope[]
  /** Days; an empty text is a token that does not expire. */
  lifetime: string
}

const toDraft = ({ lifetime, ...rest }: FormValues) =>
  AccessTokenDraft.safeParse({
    ...rest,
    expiresAt: lifetime === '' ? null : new Date(Date.now() + Number(lifetime) * DAY).toISOString(),
  })

interface AccessTokenFormProps {
  form: Form<FormValues, AccessTokenDraft>
  isBusy: boolean
  onSend: (draft: AccessTokenDraft) => void
  onClose: () => void
}

function AccessTokenForm({ form, isBusy, onSend, onClose }: AccessTokenFormProps) {
  const { values, problems, change, mantineField, onSubmit } = form
  return (
    <form
      className="stack"
      noValidate
      aria-label="New access token"
      onSubmit={onSubmit((draft) => isBusy || onSend(draft))}
    >
      <TextInput
        label="Name"
        description="So that you know it again, for example ‘Kitchen display’"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        data-autofocus
        {...mantineField('name')}
      />
      <Checkbox.Group
        label="What it may do"
        value={values.scopes}
        error={problems.scopes}
        onChange={(scopes) => change({ scopes: AccessScope.array().parse(scopes) })}
      >
        <div className="stack">
          {AccessScope.options.map((scope) => (
            <Checkbox key={scope} value={scope} label={scopeLabels[scope]} />
          ))}
        </div>
      </Checkbox.Group>
      <NativeSelect
        label="Ends"
        description="A new password for your account ends it too."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={lifetimes}
        value={values.lifetime}
        onChange={({ currentTarget }) => change({ lifetime: currentTarget.value })}
      />
      <DialogButtons onCancel={onClose}>
        <Button type="submit" loading={isBusy}>
          Make token
        </Button>
      </DialogButtons>
    </form>
  )
}
