/** Times of recipes: ISO 8601 as pages write it, and the words of several languages. */

const MINUTES = { week: 10_080, day: 1440, hour: 60, minute: 1, second: 1 / 60 }
/** Characters that a duration is looked for in. */
const LONGEST_TEXT = 120
const MAX_MINUTES = 365 * MINUTES.day

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

const fractionValues: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3, '⅔': 2 / 3 }

const parseNumber = (text: string | undefined) => Number.parseFloat((text ?? '0').replace(',', '.')) || 0

/**
 * Whole minutes of a duration ('PT1H30M', '1 hr 30 mins', '1:30', '90', 'P0DT0H40M'); null for
 * zero, nonsense and over a year.
 */
export function minutesIn(text: string): number | null {
  const trimmed = text.trim().slice(0, LONGEST_TEXT)
  const match = iso.exec(trimmed)
  if (match) {
    const [, years, months, weeks, days, hours, minutes, seconds] = match.map(parseNumber)
    const wholeDays =
      (years ?? 0) * 365 + (months ?? 0) * (/T/i.test(trimmed) ? 30 : 0) + (weeks ?? 0) * 7 + (days ?? 0)
    const monthsMeantAsMinutes = /T/i.test(trimmed) ? 0 : (months ?? 0)
    return validMinutes(
      wholeDays * MINUTES.day +
        (hours ?? 0) * 60 +
        (minutes ?? 0) +
        monthsMeantAsMinutes +
        (seconds ?? 0) / 60,
    )
  }
  const clockTime = /^(\d{1,2}):(\d{2})(?::\d{2})?$/.exec(trimmed)
  if (clockTime) return validMinutes(parseNumber(clockTime[1]) * 60 + parseNumber(clockTime[2]))
  return /^\d+(?:\.\d+)?$/.test(trimmed)
    ? validMinutes(parseNumber(trimmed))
    : validMinutes(minutesInWords(trimmed))
}

function minutesInWords(text: string): number {
  let total = 0
  let afterHours = false
  const words = text
    .toLowerCase()
    .replace(
      /(\d+)?\s*([½¼¾⅓⅔])/g,
      (_, whole: string | undefined, part: string) => `${parseNumber(whole) + (fractionValues[part] ?? 0)}`,
    )
    .replace(
      /(\d+)\s+(\d)\/(\d)/g,
      (_, whole: string, top: string, bottom: string) =>
        `${parseNumber(whole) + parseNumber(top) / (parseNumber(bottom) || 1)}`,
    )
  for (const match of words.matchAll(
    /(\d+(?:[.,]\d+)?)\s*(?:(?:-|–|to|à|bis|tot|a)\s*(\d+(?:[.,]\d+)?)\s*)?([\p{L}]*)/gu,
  )) {
    // Of a range the longer time counts: '20 to 30 minutes' is 30.
    const amount = parseNumber(match[2] ?? match[1])
    const unitMinutes = units.find(([pattern]) => pattern.test(match[3] ?? ''))?.[1]
    if (unitMinutes !== undefined) total += amount * unitMinutes
    else if (afterHours && !match[3]) total += amount
    afterHours = unitMinutes === MINUTES.hour
  }
  return total
}

const validMinutes = (minutes: number): number | null => {
  const whole = Math.ceil(minutes - 1e-9)
  return whole > 0 && whole < MAX_MINUTES ? whole : null
}
