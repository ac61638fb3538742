/** Phrases that mean the same as a plainer word, depending on the words around them. */

import type { Meaning } from './token.ts'
import { isEnd, type PhraseMatch, kindOf, findDishAt, type WordPlace } from './word-place.ts'

/** Parts that several phrases share, by name. */
const shared: Readonly<Record<string, string>> = {
  kin: 'mum|mom|mam|mother|dad|father|parents?|folks|gran|nan|grandma|grandparents|sister|brother|auntie?|uncle|cousins?|in laws|friends?|mates?',
  meals: 'lunch|lunches|dinner|dinners|tea|supper',
  stew: 'soup|stew|chilli|chili|curry|ragu|bolognese|dal|casserole|broth|gumbo|risotto|tagine|jollof|(?:\\w+ )(?:soup|stew|chilli|curry)',
  sort: 'under|below|within|at|quick|easy|light|cheap|simple|veggie|vegetarian',
  home: 'home|table|ours|noon|midday|half|about|around|lunch|breakfast|dinner|tea|weekends?|night|the|my|our|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  day: '(?:on|for|this|mon|tue|wed|thu|fri|sat|sun|today|tonight|tomorrow|lunch|dinner)\\w* ',
  end: '(?:[.,;:!?] |and |so |but |$)',
  mark: '(?:[^\\p{L}\\d]+ |$)',
  lot: '(?:roommates?|flatmates?|housemates?|wife|husband|partner|other half|girlfriend|boyfriend|fiancee?|family|lot)',
  better: '(?:cheap|easi|quick|nic|simpl|fast|bett|b)(?:er|est|r|st)',
  weather:
    'cold|wet|hot|warm|chilly|rainy|snowy|stormy|windy|dreary|freezing|sunny|grey|gray|miserable|busy|lazy|quiet|cosy',
  state:
    'stuffed|full|shattered|tired|knackered|exhausted|starving|hungry|busy|hungover|drained|wiped|zonked|frazzled|stressed|bored|late|asleep|wrecked',
}

/** Conditions on the words behind a phrase. */
const asked: Readonly<Record<string, (place: WordPlace, at: number) => boolean>> = {
  dish: (place, at) => findDishAt(place, at) !== undefined,
  quality: (place, at) => findDishAt(place, at)?.found.isQuality === true,
  diet: (place, at) => findDishAt(place, at)?.found.what.diet !== undefined,
  days: ({ words }, at) => kindOf(words[at]) === 'days',
  unit: ({ words }, at) => kindOf(words[at]) === 'unit',
  stop: ({ words }, at) => isEnd(words[at]),
}

/**
 * A line has, between '>': what stands before the phrase (`start` for nothing), the phrase, what
 * follows it, the kind of its meaning and the plainer words.
 */
const table = `
dish > altogether|entirely > > filler altogether
dish count number slot meal filler > , > (?:min|minimum|max|maximum|tops|at (?:the )?(?:very )?(?:most|least)) (?:[.,!] |please |$) > filler so
who > (?:is|are|will be) (?:with|at|round) (?:my|their|his|her|our) (?:{kin}) > {day} > away is at theirs
joiner > (?:plan|work|cook|build the week) (?:around|round) (?:those|these|that|them|it) > {end} > use use those
days dish > and > keep the rest (?:{sort}) > joiner and
joiner > keep > the rest (?:{sort}) > ask keep
joiner > every other (?:night|day|evening|meal) > (?:has to be|must be|should be|is|under|below|needs to be) > otherwise all the others
any > all (?:i|we) (?:want|ask for) > (?:on|for|this) > filler so
any > (?:i|we) (?:dont|do not|havent|have not) (?:have|got)(?: any)? > (?:\\w+ ){1,3}in (?:the|this|our|my) house > unknown have none
any > (?:i|we) (?:wont have|will not have|cant have|(?:dont|do not|wont) (?:allow|keep)) > (?:any )?(?:\\w+ ){1,3}in (?:the|this|our|my) house > not no
dish > in (?:the|this|our|my) house > > filler so
any > (?:the|our|this) (?:whole )?house(?:hold)? > (?:is|has to be|must be) > filler so
any > (?:ready|done|cooked) (?:in|within|inside) (?:[1-9]0|[1-5]5) > (?:{day}|{end}) > limit in
any > after (?:weve|we have|ive) (?:had|eaten)(?: the)? > > after after the
any > (?:and |so )?(?:thats|that is|thatll be)(?: the| our| my)? > (?:{meals}) (?:sorted|done|covered|taken care of) (?:for|on) > eat again it lasts
slot > (?:sorted|done|covered|taken care of) (?:for|on) > > filler so
any > (?:and )?(?:they|we|he|she|i) can (?:just )?(?:warm|heat|reheat|have|eat|finish) (?:it|that|them)(?: up| again| off)? (?:for|on|at) > > eat again it lasts
any > (?:and )?(?:box|pack|bag|tub) up (?:the rest|whats left|some|the leftovers) (?:for|on|at) > > eat again it lasts
any > (?:so |and )?(?:theres|there is|thatll be) enough for (?:a second|another|the next) (?:night|day|dinner|meal) > {end} > filler so
subject > (?:eat|eating|will eat|have dinner|having dinner) at (?:the |my |our )?(?!(?:{home}) )[a-z]+ > {day} > out out at theirs
who > at home|home|(?:wanting|needing) (?:fed|feeding|food|dinner|tea) > > filler so
days > just|only > (?:leftovers|a takeaway|takeaway|takeout) > filler so
joiner > (?:any|whichever) meal > {end} > filler so
dish > (?:only|can only|should only) (?:happens?|appear|come up) > > filler so
who subject guest > can only (?:manage|cope with|face) > > ask can only eat
any > give > (?:[^.!?]+ )?(?:night|evening|dinner|meal|day) each > filler giving
any > spring > (?:any|more|a|an|another|too|new|this|that|it) > ask make
any > up to > (?:mon|tue|wed|thu|fri|sat|sun)\\w* > until up to and including
any > (?:go|goes|going|gone|went) all out > > unknown go all out
any > (?:picks?|picking|picked|fish|fishes|scrapes?) (?:it|them|those|these|that) (?:out|off) > > unknown pick them out
joiner > anything (?:with any|with|containing|made (?:with|of)|that has|thats got) > > filler any
unit amount > flat|dead > {mark} > filler flat
any > so > (?:i|we) dont (?:want|fancy|like|need|eat)\\b > joiner so
any > while > its\\b > joiner because
any > (?:every(?:body|one)(?:s| is| will)|(?:were|well|theyll|theyre) all) (?:(?:going to|gonna|all) )?(?:be )?(?:(?:so|too|still|absolutely|completely|pretty|quite) )?(?:{state}) > > remark
any > (?:my|our) {lot} and (?:i|me)|(?:me|i) and (?:my|our|the) {lot} > (?:want|need|like|love|fancy|eat|are|dont|would|could|prefer|hate)\\b > subject we
who guest joiner > eats? > no (?!(?:more|less|fewer|longer|later) ) > not eating eats no
any > as > \\w+ as possible\\b > maybe if possible
dish > as possible > > filler as possible
joiner > (?:(?:he|she|they|we|i|it) )?(?:always|never) (?:really )?(?:has|have|did|does|do|will|was|is|are|liked)(?: been| done)? > {mark} > filler always has
any > (?:done|made|cooked|ready|finished) in > {dish} > filler in
any > one (?:pan|pot|tray|batch) of > {dish} > filler a pan of
any > and > (?:leave|leaving) out (?:the )?{dish} > joiner and
start joiner > quick one > [:,–—-] > filler quick one
any > not > in (?:a row|succession)\\b > not not
subject > been (?:meaning|wanting|dying|itching) to (?:try|make|do|cook|have) (?:it|that|this|them|one) > {stop} > unknown been meaning to
any > (?:(?:so )?(?:all )?(?:his|her|their|my|our|the) (?:meals?|food|dinners?|plates?|cooking) )?(?:needs? to|has to|have to|must|should|ought to|will need to) (?:suit|reflect|fit|match|respect|follow|allow for|work with|go with|account for) (?:that|this|it) > {stop} > filler to suit that
dish count > all told > {stop} > total in total
any > (?:whichever|whatever)(?:s (?:the )?{better}(?: for (?:you|us))?| (?:is|looks) (?:the {better}|{better}(?: for (?:you|us))?)| works out (?:the )?{better}) > {stop} > filler whichever
any > whatevers|whatever is|anything thats > {quality} > some
some meal slot > thats > {quality} > filler that
some meal slot > that is|which is|that are|which are|that will|thats really|thats very|thats nice > {quality} > filler that
some meal slot > that will be|which will be|thats nice and > {quality} > filler that
who guest > (?:is |are )?(?:eating|doing)|eats?|does > {diet} > is is
any > (?:open|opened|started) > {unit} > filler open
start joiner ask > roast|grill|bake|fry|steam|braise|poach|barbecue > (?:the|that|those|some|my|our)\\b > ask cook
any > (?:on|for) an? (?:{weather}) (?:day|night|evening) > > filler on a day
any > on an? (?:{weather}) > {days} > filler on
any > cold|wet|hot|warm|chilly|rainy|snowy|stormy|windy|freezing|sunny > (?:day|night|evening|weekend)s? (?!(?:meals?|food|dinners?|suppers?) ) > unknown
joiner ask > an? (?:(?:great|good|nice|big|large|huge) )*(?:pot|pan) of > (?:{stew}) > double a big pot of`

const meaningOf = (text: string, matched: string): Meaning => {
  const [, kind = '', word = ''] = /^(eat again|not eating|\w+) ?(.*)$/.exec(text) ?? []
  if (kind === 'limit') return { kind, what: { minutes: { max: Number(/\d+$/.exec(matched)?.[0]) } }, word }
  if (kind === 'remark' || kind === 'some') return { kind }
  if (kind === 'joiner') return { kind, joiner: word } as Meaning
  const isCue = !/^(?:filler|ask|not|unknown|maybe|subject)$/.test(kind)
  return (isCue ? { kind: 'cue', cue: kind, word } : { kind, word: word || matched }) as Meaning
}

const rows = table
  .trim()
  .split('\n')
  .map((row) => {
    const [before = '', phrase = '', behind = '', meaning = ''] = row
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => shared[name] ?? '')
      .split(/ ?> /)
    const text = new RegExp(`^(${phrase}) ${behind}`, 'u')
    return { before: before.split(' '), text, isSo: asked[/\{(\w+)\} >/.exec(row)?.[1] ?? ''], meaning }
  })

/** The meaning of a phrase in plainer words; null where none matches. */
export function inPlainerWords(place: WordPlace): PhraseMatch | null {
  const { words, at, before } = place
  const ahead = words
    .slice(at, at + 14)
    .map(({ key }) => `${key} `)
    .join('')
  for (const row of rows) {
    if (row.before[0] !== 'any' && !row.before.includes(before?.kind ?? 'start')) continue
    const [all, matched] = row.text.exec(ahead) ?? []
    if (all === undefined || matched === undefined) continue
    if (row.isSo?.(place, at + all.trim().split(' ').length) === false) continue
    return [matched.split(' ').length, meaningOf(row.meaning, matched)]
  }
  return null
}
