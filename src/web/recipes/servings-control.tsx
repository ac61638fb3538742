import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './servings-control.module.css'

interface Props {
  servings: number
  /** As the recipe is written. */
  written: number
  onChange: (servings: number) => void
}

/**
 * For how many the recipe is shown: one at the least, and no most (recipes 33); 1 to 50 is what an
 * address of the calendar may say.
 */
export function ServingsControl({ servings, written, onChange }: Props) {
  return (
    <div className={classes.control} role="group" aria-label="Servings">
      <span className={classes.label}>Serves</span>
      <ActionIcon
        variant="default"
        size="lg"
        className={classes.button}
        aria-label="One serving fewer"
        disabled={servings <= 1}
        onClick={() => onChange(servings - 1)}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <output className={classes.number} aria-live="polite">
        {servings}
      </output>
      <ActionIcon
        variant="default"
        size="lg"
        className={classes.button}
        aria-label="One serving more"
        onClick={() => onChange(servings + 1)}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      {servings !== written && (
        <UnstyledButton className={classes.reset} onClick={() => onChange(written)}>
          As written ({written})
        </UnstyledButton>
      )}
    </div>
  )
}
