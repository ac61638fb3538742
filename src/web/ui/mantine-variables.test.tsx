import { MantineProvider } from '@mantine/core'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { resolver, theme } from './theme.ts'

const HEAD =
  '/* What Mantine would work out from theme.ts in every browser each time; `npx vitest run mantine-variables -u` writes it again. */\n'

it('holds the variables that Mantine would work out for the theme', async () => {
  render(<MantineProvider theme={theme} cssVariablesResolver={resolver} />)
  const worked = document.querySelector('style[data-mantine-styles=true]')?.textContent ?? ''
  expect(worked).toContain('--mantine-color-leaf-filled')
  const lines = worked.replace(/\s*([{;}])\s*/g, '$1\n')
  await expect(HEAD + lines).toMatchFileSnapshot('./mantine-variables.css')
})
