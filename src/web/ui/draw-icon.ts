import { createElement, type SVGProps } from 'react'

/** Tags and attributes of an icon's parts, as Tabler stores them. */
type Parts = [tag: string, attributes: Record<string, string>][]

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string
  /** The width of its lines. */
  stroke?: number | string
}

/**
 * Makes an icon component; the build replaces Tabler's own with it. All lines become one path, and
 * shared attributes become styles (`base.css`): a week shows two hundred icons, which were half of
 * its elements.
 */
function drawIcon(type: 'outline' | 'filled', _name: string, displayName: string, parts: Parts) {
  const lines = asOneLine(parts)
  const Icon = ({ size = 24, stroke = 2, className, children, ...rest }: Props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: size,
        height: size,
        strokeWidth: stroke,
        className: `icon-${type} ${className ?? ''}`,
        ...rest,
      },
      ...lines.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  Icon.displayName = displayName
  return Icon
}

/** Joins paths that have only a `d` attribute; leaves everything else. */
function asOneLine(parts: Parts): Parts {
  const isLine = ([tag, attributes]: Parts[number]) =>
    tag === 'path' &&
    attributes['d']?.startsWith('M') === true &&
    Object.keys(attributes).every((name) => name === 'd' || name === 'key')
  if (!parts.every(isLine)) return parts
  return [['path', { d: parts.map(([, attributes]) => attributes['d']).join('') }]]
}

export { drawIcon as default }
