import { Badge, Button, PasswordInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import classes from './account-form.module.css'
import type { RecipeService } from './recipe-services.ts'

/** One service's key. Nothing is stored or sent: what was typed stays in its field. */
export function ApiSetupCard({ service: { name, text, freeTier, needsKey } }: { service: RecipeService }) {
  const [apiKey, setApiKey] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (needsKey && apiKey.trim() === '') setProblem('Please enter an API key')
    else toast('API key management coming soon', undefined, 'note')
  }
  return (
    <AccountCard
      title={name}
      intro={text}
      action={
        <Badge variant="light" size="lg" tt="none">
          {freeTier}
        </Badge>
      }
    >
      <form className={classes.form} noValidate aria-label={name} onSubmit={save}>
        {needsKey ? (
          <PasswordInput
            label="API key"
            autoComplete="off"
            value={apiKey}
            error={problem}
            aria-invalid={problem !== undefined}
            visibilityToggleButtonProps={{ 'aria-label': 'Show API key', tabIndex: 0 }}
            onChange={(event) => {
              setApiKey(event.currentTarget.value)
              setProblem(undefined)
            }}
          />
        ) : (
          <p>No key is needed.</p>
        )}
        <div className={classes.buttons}>
          <Button type="submit" aria-label={`Save ${name}`}>
            Save
          </Button>
        </div>
      </form>
    </AccountCard>
  )
}
