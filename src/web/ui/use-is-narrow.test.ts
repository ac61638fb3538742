import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the code asks for widths that the style files know', () => {
  const [code, widths] = ['use-is-narrow.ts', 'widths.css'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  const asked = [...(code ?? '').matchAll(/widthQuery\('(.+?)'\)/g)].map(([, query]) => query)
  expect(asked).toHaveLength(2)
  for (const query of asked) expect(widths).toContain(query)
})
