import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useIsNarrow, useIsPhone } from './use-is-narrow.ts'

it('the code asks for widths that the style files know', () => {
  const [code, widths] = ['use-is-narrow.ts', 'widths.css'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  const asked = [...(code ?? '').matchAll(/widthQuery\('(.+?)'/g)].map(([, query]) => query)
  expect(asked).toHaveLength(2)
  for (const query of asked) expect(widths).toContain(query)
})

it('paper is narrow before its sheets are counted, and the window is as before (calendar 60)', () => {
  const [narrow, phone] = [renderHook(useIsNarrow), renderHook(useIsPhone)]
  const now = () => [narrow.result.current, phone.result.current]
  const [isNarrow, isPhone] = now()
  expect(isNarrow).toBe(false)
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(now()).toEqual([true, isPhone])
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(now()).toEqual([isNarrow, isPhone])
})
