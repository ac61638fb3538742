import { Anchor, Button, type ButtonProps } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

type LinkProps = ButtonProps & Omit<ComponentProps<'a'>, keyof ButtonProps>

/** A link that looks like a button; the router checks `to`, `params` and `search`. */
export const ButtonLink = createLink((props: LinkProps) => <Button component="a" {...props} />)

/** A link in a sentence. It is underlined, because colour alone must not tell it from the text. */
export const TextLink = createLink((props: ComponentProps<'a'>) => (
  <Anchor {...props} inherit underline="always" />
))

/** The way back from a screen; the first of its actions. */
export const BackLink = createLink((props: LinkProps) => (
  <Button
    component="a"
    variant="subtle"
    color="gray"
    leftSection={<IconArrowLeft size={18} aria-hidden />}
    {...props}
  />
))
