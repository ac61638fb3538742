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

/** Browsers name their ancestors too, so the youngest is asked for first. */
const browsers: readonly [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Vivaldi\//, 'Vivaldi'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const nameIn = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

/** The device in plain words, out of what its browser says of itself: 'Firefox on a Windows computer'. */
export function sayDevice(userAgent: string | null): string {
  const text = userAgent ?? ''
  const browser = nameIn(browsers, text)
  const system = nameIn(systems, text)
  if (browser && system) return `${browser} on ${system}`
  if (browser) return browser
  return system ? `A browser on ${system}` : 'An unknown device'
}
