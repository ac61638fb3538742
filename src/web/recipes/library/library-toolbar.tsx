import { ActionIcon, Button } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconCarrot, IconDots, IconPlus } from '@tabler/icons-react'
import { type MouseEvent, useState } from 'react'
import { partKeys } from '../../../domain/recipes/library-filter.ts'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { lazyOnPress } from '../../ui/lazy-on-press.tsx'
import type { MoreActions } from './library-menus.tsx'
import type { LibraryFilters } from './library-search.ts'
import classes from './library-toolbar.module.css'

const AddRecipeMenu = lazyOnPress(async () => (await import('./library-menus.tsx')).AddRecipeMenu)
const MoreMenu = lazyOnPress(async () => (await import('./library-menus.tsx')).MoreMenu)

interface Props extends MoreActions {
  /** Null while the library is empty. */
  filters: LibraryFilters | null
  onFilters: () => void
  onPhoto: () => void
}

/** The bar with everything that can be done with the library (recipes 44). */
export function LibraryToolbar({ filters, onFilters, onPhoto, ...more }: Props) {
  const [menu, setMenu] = useState<{ kind: 'add' | 'more'; button: HTMLElement } | null>(null)
  const open = (kind: 'add' | 'more') => ({
    'aria-haspopup': 'menu' as const,
    'aria-expanded': menu?.kind === kind,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
      setMenu(menu?.kind === kind ? null : { kind, button: currentTarget }),
  })
  const close = () => setMenu(null)
  return (
    <div className={classes.toolbar}>
      {filters && <Search filters={filters} onFilters={onFilters} />}
      <Button
        className={classes.add}
        aria-label="Add recipe"
        leftSection={<IconPlus size={18} aria-hidden />}
        {...open('add')}
      >
        <span className={classes.word}>Add recipe</span>
      </Button>
      <ActionIcon
        variant="default"
        size="input-sm"
        className={classes.icon}
        aria-label="More for your library"
        {...open('more')}
      >
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {menu?.kind === 'add' && <AddRecipeMenu button={menu.button} onClose={close} onPhoto={onPhoto} />}
      {menu?.kind === 'more' && <MoreMenu button={menu.button} onClose={close} {...more} />}
    </div>
  )
}

function Search({
  filters: { search, filter, change },
  onFilters,
}: Pick<Props, 'onFilters'> & { filters: LibraryFilters }) {
  const count = partKeys(filter).filter((key) => key !== 'name' && key !== 'ingredients').length
  return (
    <div className={classes.search} role="search">
      <SearchField
        label="Search by name or number"
        placeholder="Name or number"
        isLabelHidden
        value={search.q ?? ''}
        onChange={(q) => change({ q })}
      />
      <div className={classes.foods}>
        <SearchField
          label="Search by ingredient"
          placeholder="Ingredient"
          isLabelHidden
          icon={<IconCarrot size={18} aria-hidden />}
          value={search.with ?? ''}
          onChange={(foods) => change({ with: foods })}
        />
      </div>
      <Button
        variant="default"
        className={classes.filters}
        aria-label={count > 0 ? `Filters, ${count} chosen` : 'Filters'}
        aria-haspopup="dialog"
        leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={onFilters}
      >
        <span className={classes.word}>Filters</span>
        {count > 0 && <span className={classes.chosen}>{count}</span>}
      </Button>
    </div>
  )
}
