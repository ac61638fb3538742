import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import drawIcon from './draw-icon.ts'

const markupOf = (...args: Parameters<typeof drawIcon>) => {
  const Icon = drawIcon(...args)
  return render(<Icon size={16} stroke={1.5} aria-hidden className="mark" />).container.innerHTML
}

describe('an icon', () => {
  it('draws all its lines as one path', () => {
    const lines = markupOf('outline', 'x', 'X', [
      ['path', { d: 'M18 6l-12 12', key: 'svg-0' }],
      ['path', { d: 'M6 6l12 12', key: 'svg-1' }],
    ])
    expect(lines).toBe(
      '<svg viewBox="0 0 24 24" width="16" height="16" stroke-width="1.5" class="icon-outline mark" aria-hidden="true"><path d="M18 6l-12 12M6 6l12 12"></path></svg>',
    )
  })

  it.each([
    ['a part that is no path', ['circle', { cx: '12', cy: '12', r: '3', key: 'svg-1' }]],
    ['a path with a look of its own', ['path', { d: 'M6 6l12 12', fill: 'none', key: 'svg-1' }]],
    ['a path that goes on from the one before', ['path', { d: 'm6 6l12 12', key: 'svg-1' }]],
  ] as const)('keeps %s apart', (_, [tag, attributes]) => {
    const drawn = markupOf('filled', 'pin', 'Pin', [
      ['path', { d: 'M18 6l-12 12', key: 'svg-0' }],
      [tag, attributes],
    ])
    expect(drawn).toContain('class="icon-filled mark"')
    expect(drawn).toContain('<path d="M18 6l-12 12"></path>')
    expect(drawn).toContain(`<${tag} `)
  })
})
