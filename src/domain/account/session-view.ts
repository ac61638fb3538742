import { z } from 'zod'
import { Instant } from '../fields.ts'

/** A session as its owner sees it. */
export const SessionView = z.object({
  id: z.number(),
  device: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
  isCurrent: z.boolean(),
})
export type SessionView = z.infer<typeof SessionView>

const systems: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android.*Mobile/, 'an Android phone'],
  [/Android/, 'an Android tablet'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'a Windows computer'],
  [/Macintosh|Mac OS X/, 'a Mac'],
  [/Linux|X11/, 'a Linux computer'],
]

/** Most specific first: a user agent names older browsers, too. */
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const nameOfFirstMatch = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** The device of a user agent in plain words: 'Firefox on a Windows computer'. */
export function describeDevice(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = nameOfFirstMatch(browsers, text)
  const system = nameOfFirstMatch(systems, text)
  if (browser && system) return `${browser} on ${system}`
  if (browser) return browser
  return system ? `A browser on ${system}` : 'An unknown device'
}
