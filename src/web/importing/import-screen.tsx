import { Tabs } from '@mantine/core'
import { IconLink, IconPackageImport, IconSoup } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { BackLink, ButtonLink } from '../ui/button-link.tsx'
import { Screen } from '../ui/screen.tsx'
import { Catalogue } from './catalogue.tsx'
import { importTabs } from './import-search.ts'
import { PendingReadingsEntry } from './pictures/pending-readings.tsx'
import { UrlPanel } from './url-panel.tsx'
import classes from './import-screen.module.css'

/**
 * Import recipes (/import-recipes), from the catalogue or from an address. Links to this screen
 * speak of an address, so that tab is open at first.
 */
export function ImportScreen() {
  const { tab = 'url' } = useSearch({ from: '/import-recipes' })
  const navigate = useNavigate()
  const open = (value: string | null) =>
    void navigate({
      to: '/import-recipes',
      search: { tab: importTabs.find((name) => name === value) },
      replace: true,
      resetScroll: false,
    })
  return (
    <Screen
      title="Import recipes"
      intro="Give Plateful the address of a recipe, and it writes down what goes in and what to do. Or choose from the catalogue."
      actions={
        <>
          <BackLink to="/recipes">Back to Recipes</BackLink>
          <ButtonLink
            to="/moving"
            variant="default"
            leftSection={<IconPackageImport size={18} aria-hidden />}
          >
            From another app
          </ButtonLink>
        </>
      }
    >
      <PendingReadingsEntry />
      <Tabs value={tab} onChange={open}>
        <Tabs.List className={classes.tabs}>
          <Tabs.Tab value="browse" leftSection={<IconSoup size={18} aria-hidden />}>
            Browse Recipes
          </Tabs.Tab>
          <Tabs.Tab value="url" leftSection={<IconLink size={18} aria-hidden />}>
            Import from URL
          </Tabs.Tab>
        </Tabs.List>
        {/* A hidden tab keeps what is typed in it; the catalogue is drawn only while it is shown. */}
        <Tabs.Panel value="browse">{tab === 'browse' && <Catalogue />}</Tabs.Panel>
        <Tabs.Panel value="url">
          <UrlPanel />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  )
}
