import { Tabs } from '@mantine/core'
import { Screen } from '../ui/screen.tsx'
import { ApiImportCard } from './api-import-card.tsx'
import { ApiSetupCard } from './api-setup-card.tsx'
import { recipeServices } from './recipe-services.ts'

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
