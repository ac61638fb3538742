import { createElement, type SVGProps } from 'react'

/** Tags and attributes of an icon's parts, as Tabler keeps them. */
type Parts = [tag: string, attributes: Record<string, string>][]

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string
  /** How thick its lines are. */
  stroke?: number | string
}

/**
 * Makes the component of an icon; the build puts it in the place of Tabler's own. All lines are
 * drawn as one path, and what all icons share is said once, by styles (`base.css`): a week shows
 * two hundred icons, which were half of all that it consists of.
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

/** Paths that say nothing but where they go are one path; anything else stays as it is. */
function asOneLine(parts: Parts): Parts {
  const isLine = ([tag, attributes]: Parts[number]) =>
    tag === 'path' &&
    attributes['d']?.startsWith('M') === true &&
    Object.keys(attributes).every((name) => name === 'd' || name === 'key')
  if (!parts.every(isLine)) return parts
  return [['path', { d: parts.map(([, attributes]) => attributes['d']).join('') }]]
}

export { drawIcon as default }
