import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './servings-control.module.css'

interface Props {
  servings: number
  /** The servings that the recipe is written for. */
  written: number
  onChange: (servings: number) => void
}

/**
 * The servings that are shown: at least one, without a maximum (recipes 33); only addresses of the
 * calendar are limited to 1 to 50.
 */
export function ServingsControl({ servings, written, onChange }: Props) {
  const step = (by: number, word: string, Icon: typeof IconPlus) => (
    <ActionIcon
      variant="default"
      size="lg"
      className={classes.button}
      aria-label={`One serving ${word}`}
      disabled={servings + by < 1}
      onClick={() => onChange(servings + by)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
  return (
    <div className={classes.control} role="group" aria-label="Servings">
      <span className={classes.label}>Serves</span>
      {step(-1, 'fewer', IconMinus)}
      <output className={classes.number} aria-live="polite">
        {servings}
      </output>
      {step(1, 'more', IconPlus)}
      {servings !== written && (
        <UnstyledButton className={classes.reset} onClick={() => onChange(written)}>
          As written ({written})
        </UnstyledButton>
      )}
    </div>
  )
}
