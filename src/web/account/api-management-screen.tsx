import { Badge, Button, PasswordInput, Tabs } from '@mantine/core'
import { useState } from 'react'
import { handleSubmit } from '../ui/forms/handle-submit.ts'
import { Screen } from '../ui/screen.tsx'
import { toast } from '../ui/toast.ts'
import { AccountCard } from './account-card.tsx'
import classes from './account.module.css'

/**
 * Keys of four recipe services and imports from them (/api-management): a placeholder that makes no
 * calls (account 30).
 */
export function ApiManagementScreen() {
  return (
    <Screen
      title="API Management"
      intro="Connect Plateful to recipe services elsewhere. This page is still being built."
      width="narrow"
    >
      <Tabs defaultValue="setup" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="setup">API Setup</Tabs.Tab>
          <Tabs.Tab value="import">Import Recipes</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="setup">
          {recipeServices.map((service) => (
            <ApiSetupCard key={service.name} service={service} />
          ))}
        </Tabs.Panel>
        <Tabs.Panel value="import">
          {recipeServices.map((service) => (
            <ApiImportCard key={service.name} service={service} />
          ))}
        </Tabs.Panel>
      </Tabs>
    </Screen>
  )
}

function ApiSetupCard({ service: { name, text, freeTier, needsKey } }: { service: RecipeService }) {
  const [apiKey, setApiKey] = useState('')
  const [problem, setProblem] = useState<string>()
  const save = handleSubmit(() => {
    if (needsKey && apiKey.trim() === '') setProblem('Please enter an API key')
    else toast('API key management coming soon', undefined, 'note')
  })
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
      <form className="stack" noValidate aria-label={name} onSubmit={save}>
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

function ApiImportCard({ service: { name, freeTier } }: { service: RecipeService }) {
  return (
    <AccountCard
      title={name}
      intro={`Would bring about ${RECIPES_PER_IMPORT} recipes. ${freeTier === 'Free' ? 'It’s free' : `Free tier: ${freeTier}`}.`}
      action={
        <Button
          variant="default"
          aria-label={`Import from ${name}`}
          onClick={() => toast('Recipe import coming soon', undefined, 'note')}
        >
          Import
        </Button>
      }
    />
  )
}

interface RecipeService {
  name: string
  text: string
  freeTier: string
  needsKey: boolean
}

/** How many recipes an import would bring from each (account 31). */
const RECIPES_PER_IMPORT = 20

/** The four services and what each gives away (account 31); one needs no key. */
const recipeServices: readonly RecipeService[] = [
  {
    name: 'Spoonacular',
    text: 'A large catalogue with nutrition for every recipe.',
    freeTier: '150 requests/day',
    needsKey: true,
  },
  {
    name: 'Edamam',
    text: 'Recipes from many sites, filtered by diet and allergy.',
    freeTier: '5000/month',
    needsKey: true,
  },
  {
    name: 'TheMealDB',
    text: 'An open collection of dishes from around the world.',
    freeTier: 'Free',
    needsKey: false,
  },
  {
    name: 'Tasty',
    text: 'Everyday recipes, each told in a few steps.',
    freeTier: '500/month',
    needsKey: true,
  },
]
