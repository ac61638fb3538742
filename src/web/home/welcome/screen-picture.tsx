import { useComputedColorScheme } from '@mantine/core'
import { useIsPhone } from '../../ui/use-is-narrow.ts'

/** The screens that have a picture; `scripts/picture-tutorial.mjs` takes them. */
export const picturedScreens = ['templates', 'recipes', 'planner', 'week', 'list'] as const
export type PicturedScreen = (typeof picturedScreens)[number]

const files = import.meta.glob<string>('./tutorial-*.webp', { eager: true, import: 'default' })

/** The file of a screen's picture for a device and a theme. */
export const pictureOf = (screen: PicturedScreen, device: 'laptop' | 'phone', scheme: 'light' | 'dark') =>
  files[`./tutorial-${screen}-${device}-${scheme}.webp`]

const sizes = {
  phone: { width: 390, height: 380 },
  laptop: { width: 800, height: 456 },
}
const WEEK = { width: 1200, height: 680 }

/**
 * A screen of the product as it looks on this device and in this theme: a light picture in a dark
 * page dazzles, and a laptop's screen can't be read on a phone.
 */
export function ScreenPicture({
  screen,
  alt,
  className,
}: {
  screen: PicturedScreen
  alt: string
  className?: string
}) {
  const scheme = useComputedColorScheme('light')
  const device = useIsPhone() ? 'phone' : 'laptop'
  const { width, height } = device === 'laptop' && screen === 'week' ? WEEK : sizes[device]
  return (
    <img
      className={className}
      src={pictureOf(screen, device, scheme)}
      alt={alt}
      width={width}
      height={height}
    />
  )
}
