import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './servings-control.module.css'

interface Props {
  servings: number
  /** The servings that the recipe is written for. */
  written: number
  onChange: (servings: number) => void
}

/** At least one, without a maximum (recipes 33); only the calendar's addresses stop at 50. */
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
