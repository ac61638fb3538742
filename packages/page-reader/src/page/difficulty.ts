/** How hard a recipe says it is. */
export type Difficulty = 'easy' | 'medium' | 'hard'

const END = '(?=$|[^\\p{L}])'

/**
 * The labels of a difficulty, in many languages: 'Difficulty', 'Skill level', 'Schwierigkeitsgrad'.
 */
const label = new RegExp(
  '^(?:difficulty(?: level)?|level(?: of difficulty)?|skill(?: level)?|schwierigkeit\\p{L}*|difficult[ée]|niveau(?: de difficult[ée])?|' +
    'dificultad|dificuldade|difficolt[àa]|moeilijkheid\\p{L}*|sværhedsgrad|vanskelighetsgrad|svårighetsgrad|nehézség\\p{L}*|' +
    `(?:poziom )?trudnoś[cć]i?|obt[íi]žnos[tť]|náročnos[tť]|δυσκολία|βαθμός δυσκολίας|难度)${END}`,
  'iu',
)

/** 'Very easy' is easy; 'not easy' and 'easy-going' name no level. */
const INTENSIFIER =
  '(?:very|super|really|quite|fairly|sehr|ganz|recht|très|assez|muy|molto|muito|erg|zeer|heel|meget|mycket|veldig|nagyon|bardzo) '
const levelPattern = (words: string) => new RegExp(`^(?:${INTENSIFIER})?(?:${words})$`, 'iu')

const levels: readonly [Difficulty, RegExp][] = [
  [
    'easy',
    levelPattern(
      'easy|simple|beginners?|basic|einfach|leicht|simpel|facile|simples|f[áa]cil|gemakkelijk|makkelijk|eenvoudig|let|nem|lett|enkel|' +
        'lätt|enkelt|könnyű|egyszerű|łatw[ey]|łatwa|snadn[éá]|jednoduch[éá]|εύκολ[ηο]|简单',
    ),
  ],
  [
    'medium',
    levelPattern(
      'medium|moderate|intermediate|average|more effort|mittel|mittelschwer|normal|moyen(?:ne)?|medi[oa]|m[ée]di[oa]|intermedi[oa]|' +
        'gemiddeld|middel|medel|middels|közepes|średni[ea]?|středn[íě]|μέτρι[ηαο]|中等',
    ),
  ],
  [
    'hard',
    levelPattern(
      'hard|difficult|advanced|challenging|a challenge|expert|schwer|schwierig|anspruchsvoll|difficile|dif[íi]cil|moeilijk|svær|' +
        'vanskelig|krevende|svår|avancerad|nehéz|trudn[eya]|těžk[éá]|obtížn[éá]|δύσκολ[ηο]|困难',
    ),
  ],
]

/**
 * The level that a text names and nothing else ('Very easy', 'Mittel'); null for any other text, a
 * number too.
 */
export function difficultyIn(text: string): Difficulty | null {
  const statedLevel = text.trim().replace(/[.!]$/, '')
  return levels.find(([, words]) => words.test(statedLevel))?.[0] ?? null
}

/**
 * The level beside or below its label among the pieces of a page's text; a word such as 'easy'
 * alone says nothing.
 */
export function difficultyAmong(pieces: readonly string[]): Difficulty | null {
  for (const [at, piece] of pieces.entries()) {
    const statedLabel = label.exec(piece)?.[0]
    if (statedLabel === undefined) continue
    const rest = piece.slice(statedLabel.length).replace(/^\s*[:\-–—]?\s*/, '')
    const found = difficultyIn(rest === '' ? (pieces[at + 1] ?? '') : rest)
    if (found) return found
  }
  return null
}
