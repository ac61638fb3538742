import { Anchor, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { IconArrowLeft } from '@tabler/icons-react'

/** What a link is told that looks like a button. */
type LinkProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

/** A link that looks like a button; `to`, `params` and `search` are checked against the routes. */
export const ButtonLink = createLink((props: LinkProps) => <Button component="a" {...props} />)

/** A link in a sentence: its line tells it apart from the words around it, not its colour alone. */
export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <Anchor {...props} inherit underline="always" />
))

/** The way back from a screen, first of what one can do there. */
export const BackLink = createLink((props: LinkProps) => (
  <Button
    component="a"
    variant="subtle"
    color="gray"
    leftSection={<IconArrowLeft size={18} aria-hidden />}
    {...props}
  />
))
