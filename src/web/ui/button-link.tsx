import { Anchor, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

/** What a link is told that looks like a button. */
export type LinkProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

/** A link that looks like a button; `to`, `params` and `search` are checked against the routes. */
export const ButtonLink = createLink((props: LinkProps) => <Button component="a" {...props} />)

/** A link in a sentence: its line tells it apart from the words around it, not its colour alone. */
export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <Anchor {...props} inherit underline="always" />
))
