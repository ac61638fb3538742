/** Times of recipes: ISO 8601 as pages write it, and the words of several languages. */

const MINUTES = { week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 }
/** Characters that a duration is looked for in. */
const LONGEST_TEXT = 120
const LONGEST = 365 * MINUTES.day

const iso =
  /^[-+]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]*)\s*H)?(?:([\d.,]*)\s*M)?(?:([\d.,]*)\s*S)?)?$/i

const units: [RegExp, number][] = [
  [
    /^(?:w|wk|wks|weeks?|wochen?|semaines?|semanas?|settiman[ae]|we[ek]*en|veck(?:a|or)|uger?|uker?)$/,
    MINUTES.week,
  ],
  [
    /^(?:d|days?|tage?n?|jours?|d[ií]as?|giorn[io]|dag(?:en|ar|er|e)?|nap|dn[iíyů]|den|dias?|dzie[nń])$/,
    MINUTES.day,
  ],
  [
    /^(?:h|hs|hr|hrs|hours?|std|stdn?|stunden?|heures?|horas?|or[ae]|uur|uren|u|tim|timm?e?r?|timmar|t|óra|ó|ór[aá]|godz\p{L}*|hod\p{L}*|sat[ai]?|ώρ\p{L}*|ωρ\p{L}*|час\p{L}*|jam|小时|時間)$/u,
    MINUTES.hour,
  ],
  [
    /^(?:m|mn|min|mins|minutes?|minuten?|minutos?|minut[ioey]?|minuter|minutter|minut[oů]?|perc|phút|λεπτ\p{L}*|λ|мин\p{L}*|minút\p{L}*|menit|dk|dakika|分|分钟|分鐘)$/u,
    MINUTES.minute,
  ],
  [/^(?:s|sec|secs|seconds?|sekunden?|secondes?|segundos?|second[io])$/, MINUTES.second],
]

const vulgar: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

const numberIn = (text: string | undefined) => Number.parseFloat((text ?? '0').replace(',', '.')) || 0

/**
 * Whole minutes of a duration ('PT1H30M', '1 hr 30 mins', '1:30', '90', 'P0DT0H40M'); null for
 * zero, nonsense and over a year.
 */
export function minutesIn(text: string): number | null {
  const bare = text.trim().slice(0, LONGEST_TEXT)
  const match = iso.exec(bare)
  if (match) {
    const [, years, months, weeks, days, hours, minutes, seconds] = match.map(numberIn)
    const whole =
      (years ?? 0) * 365 + (months ?? 0) * (/T/i.test(bare) ? 30 : 0) + (weeks ?? 0) * 7 + (days ?? 0)
    const monthsMeantAsMinutes = /T/i.test(bare) ? 0 : (months ?? 0)
    return sensible(
      whole * MINUTES.day + (hours ?? 0) * 60 + (minutes ?? 0) + monthsMeantAsMinutes + (seconds ?? 0) / 60,
    )
  }
  const clock = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(bare)
  if (clock) return sensible(numberIn(clock[1]) * 60 + numberIn(clock[2]))
  return /^\d+(?:\.\d+)?$/.test(bare) ? sensible(numberIn(bare)) : sensible(minutesInWords(bare))
}

function minutesInWords(text: string): number {
  let total = 0
  let afterHours = false
  const words = text
    .toLowerCase()
    .replace(
      /(\d+)?\s*([½¼¾⅓⅔])/g,
      (_, whole: string | undefined, part: string) => `${numberIn(whole) + (vulgar[part] ?? 0)}`,
    )
    .replace(
      /(\d+)\s+(\d)\/(\d)/g,
      (_, whole: string, top: string, bottom: string) =>
        `${numberIn(whole) + numberIn(top) / (numberIn(bottom) || 1)}`,
    )
  for (const match of words.matchAll(
    /(\d+(?:[.,]\d+)?)\s*(?:(?:-|–|to|à|bis|tot|a)\s*(\d+(?:[.,]\d+)?)\s*)?([\p{L}]*)/gu,
  )) {
    // '20 to 30 minutes' may well take 30.
    const amount = numberIn(match[2] ?? match[1])
    const size = units.find(([pattern]) => pattern.test(match[3] ?? ''))?.[1]
    if (size !== undefined) total += amount * size
    else if (afterHours && !match[3]) total += amount
    afterHours = size === MINUTES.hour
  }
  return total
}

const sensible = (minutes: number): number | null => {
  const whole = Math.ceil(minutes - 1e-9)
  return whole > 0 && whole < LONGEST ? whole : null
}
