import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { createLink } from '@tanstack/react-router'
import type { LinkProps } from './button-link.tsx'

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
