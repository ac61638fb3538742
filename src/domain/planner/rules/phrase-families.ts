/**
 * Phrases that are made by rule: a verb in each of its forms with each of its endings, in place of
 * a list of all of them.
 */
import type { MealSlot } from '../../calendar/meal.ts'
import type { Meaning } from './piece.ts'

const list = (text: string) => text.split('|')

/** Each word of one list before each of the next; an empty word leaves its place out. */
export const phrasesOf = (...parts: readonly string[]): string[] =>
  parts.reduce<string[]>(
    (made, part) => made.flatMap((start) => list(part).map((word) => `${start} ${word}`.trim())),
    [''],
  )

const be = 'is|are|am|be|will be|going to be|is going to be|are going to be|has to be|have to be'
const notBe =
  'isnt|arent|is not|are not|not|wont be|will not be|cant be|cannot be|isnt going to be|arent going to be|not going to be|im not|were not|hes not|shes not|theyre not'
const meals: readonly [string, readonly MealSlot[]][] = [
  ['breakfast|brunch', ['breakfast']],
  ['lunch', ['lunch']],
  ['dinner|tea|supper', ['dinner']],
]

const homes =
  'friend|mate|pal|nan|gran|granny|grandma|grandad|grandpa|grandparent|cousin|dad|mum|mom|sister|brother|aunt|auntie|uncle|neighbour|neighbor|girlfriend|boyfriend|in law'
/** 'At a friend's', 'at her gran's house'. */
const atOthers = phrasesOf('at', 'a|his|her|their|my|the|one of her|one of his|', list(homes).map((home) => `${home}s`).join('|'), '|house|place')
const events = phrasesOf(
  'at',
  'a|his|her|their|the|',
  'party|sleepover|camp|work do|wedding|conference|festival|concert|theatre|leaving do|hen do|stag do',
)

function* peopleWords(): Iterable<[string, Meaning]> {
  const away = phrasesOf(
    `${be}|`,
    'away|out|gone|travelling|traveling|abroad|elsewhere|off on a trip|on a trip|on holiday|on vacation|out of town',
    '|for work|with work|on business|for the night|all night|all evening|all day|tonight',
  )
  const notHere = phrasesOf(
    notBe,
    'here|home|in|around|about|at home|with us|there|joining us|eating with us|dining with us|having dinner with us|back|back in time|back for dinner|home for dinner|in for dinner|here for dinner|home for tea|in for tea|around for dinner',
  )
  const elsewhere = [...atOthers, ...events].flatMap((place) =>
    phrasesOf(`${be}|staying|stays|sleeping|stopping|round|over|eating|eats|having dinner|having tea|going|goes`, place),
  )
  for (const text of [...away.filter((one) => one.includes(' ')), ...notHere, ...elsewhere])
    yield [text, { is: 'cue', cue: 'away', word: text }]
  for (const text of phrasesOf('eats|eating|is eating|are eating|will eat|will be eating|ate', 'out|elsewhere|at work|at school|without us'))
    yield [text, { is: 'cue', cue: 'away', word: text }]
  for (const [names, slots] of meals) {
    for (const text of phrasesOf('has|have|is having|are having|will have|having|gets|eats', names, 'out|elsewhere|at work|at school|without us'))
      yield [text, { is: 'cue', cue: 'away', word: text, slots }]
    for (const text of phrasesOf('is|are|will be|', 'missing|skipping|not having|not eating|not here for|not in for|not home for|out for|away for', names))
      yield [text, { is: 'cue', cue: 'away', word: text, slots }]
    for (const text of phrasesOf('misses|skips|wont want|wont need|doesnt need|doesnt want|wont be having|wont be needing', names))
      yield [text, { is: 'cue', cue: 'away', word: text, slots }]
  }
}

/** Base, he-form and ing-form. */
const comings =
  'come comes coming|visit visits visiting|arrive arrives arriving|stay stays staying|pop pops popping|drop drops dropping|call calls calling|swing swings swinging|join joins joining|eat eats eating|dine dines dining'
function* guestWords(): Iterable<[string, Meaning]> {
  for (const verb of list(comings)) {
    const [base = '', he = '', ing = ''] = verb.split(' ')
    const forms = `${base}|${he}|will ${base}|will be ${ing}|is ${ing}|are ${ing}|is going to ${base}|are going to ${base}|${ing}`
    const ends = /join/.test(base)
      ? 'us|us all|with us'
      : /eat|dine/.test(base)
        ? 'with us|here|at ours'
        : /pop|drop|call|swing/.test(base)
          ? 'over|round|in|by|around'
          : 'over|round|around|along|to stay|to visit|to see us|to us|here|with us|for the night|overnight'
    const bare = /pop|drop|call|swing|join|eat|dine/.test(base) ? '' : '|'
    for (const text of phrasesOf(forms, ends + bare)) {
      yield [text, { is: 'cue', cue: 'guest', word: text }]
      for (const [names, slots] of meals)
        for (const meal of phrasesOf(text, 'for|to', names)) {
          // 'Comes for dinner' tells of no other meal where only dinners are planned.
          yield [meal, { is: 'cue', cue: 'guest', word: meal, slots }]
        }
    }
  }
  for (const text of phrasesOf(
    'ive|weve|we have|i have|im|were|we|i|',
    'invited|inviting|asked over|having over|having round|expecting guests|hosting|having company',
  ))
    yield [text, { is: 'cue', cue: 'guest', word: text }]
}

const eaten = 'used|used up|eaten|eaten up|finished|finished off|finished up|cleared|gone'
const eating = 'using|using up|eating|eating up|finishing|finishing off|finishing up|clearing'
function* useWords(): Iterable<[string, Meaning]> {
  for (const text of [
    ...phrasesOf('needs|need|wants|want|could do with|in need of', eating),
    ...phrasesOf('needs to|need to|has to|have to|wants to|must|should|ought to|had better|to', 'be|get', eaten),
    ...phrasesOf('needs to|need to|has to|have to|must|should|ought to', 'go'),
    ...phrasesOf(
      'need to|needs to|have to|should|to|must|want to|help me|help us|time to|try to|got to|ive got to|weve got to',
      'use up|finish|finish off|finish up|eat up|get through|clear out|polish off',
    ),
  ])
    yield [text, { is: 'cue', cue: 'use', word: text }]
}

const keen = 'keen on|fond of|mad on|mad about|wild about|into|bothered about|big on|crazy about|a big fan of|a fan of|a great fan of'
const hardly = 'that|so|very|really|too|all that|particularly|overly|massively|hugely|terribly|'
/** Verbs that a dish stands behind: 'don't make us', 'we shouldn't have'. */
const haves = 'have|eat|do|make|plan|serve|include|see|get|add|use|want|give us|pick|choose|put in|go for|have any|be having'
function* notWords(): Iterable<[string, Meaning]> {
  for (const text of phrasesOf('isnt|arent|is not|are not|doesnt seem', hardly, keen))
    yield [text, { is: 'cue', cue: 'dislikes', word: text }]
  for (const text of phrasesOf('not|were not|we are not|im not|none of us are|none of us is', hardly, keen))
    yield [text, { is: 'maybe', isNot: true }]
  for (const text of phrasesOf(
    'dont|do not|never|lets not|can we not|cant we not|could we not|we shouldnt|we should not|you shouldnt|we mustnt|i dont want to|we dont want to|we wont|please dont|no need to|not to',
    haves,
  ))
    yield [text, { is: 'not', word: text }]
  for (const text of phrasesOf(
    'shouldnt|should not|must not|mustnt|cant|cannot|wont|dont let it|is not to|not to',
    'appear|come up|feature|be on|show up|turn up|be served|be on the menu|pop up',
  ))
    yield [text, { is: 'not', word: text }]
  for (const text of phrasesOf('id rather|wed rather|would rather|i would rather|we would rather|prefer it if', 'we|you', 'didnt', haves))
    yield [text, { is: 'maybe', isNot: true }]
  for (const text of phrasesOf('best|better|itd be best|it would be best|good|try|trying|please try', 'to avoid|not to have|not to use|not to include|to skip|to steer clear of'))
    yield [text, { is: 'maybe', isNot: true }]
}

const portions =
  'enough|some|plenty|half|half of it|leftovers|the leftovers|the rest|the other half|a portion|portions|two portions|extra|what is left|whats left|whatever is left|whatevers left|any left over|a bit|it|them|another portion|the second half'
function* againWords(): Iterable<[string, Meaning]> {
  for (const text of [
    ...phrasesOf(
      'with|and with|theres|there is|therell be|there will be|there are|we have|we can have|we can eat|we get|i have|i can have|to have|having|that leaves|leaving'
        .split('|')
        .flatMap((lead) => phrasesOf('|and|so|so that', lead))
        .join('|'),
      portions,
      'left|left over|leftover|over|spare|again|',
      'for|on|to do',
    ),
    ...phrasesOf('some|enough|plenty|half', '|left|left over|over|spare', 'for'),
    ...phrasesOf(
      '|and',
      'keep|keeping|save|saving|put|set|leave|freeze|freezing|reserve|stash|hold',
      portions,
      '|back|aside|by|away|over|in the freezer|in the fridge',
      'for|to eat on|to have on',
    ),
    ...phrasesOf(
      'and|so we can|so i can|then',
      'have|eat|use|finish|finish off|reheat|warm up|take|defrost',
      portions,
      '|again|up|cold|reheated|from the freezer',
      '|on|for',
    ),
    ...phrasesOf(
      'should|to|will|must|can|needs to|has to|itll|that will|thatll|and make it|make it',
      'stretch|last|stretch out|do us|do|see us through|cover',
      'to|until|till|for|into|through to|over to',
    ),
  ])
    yield [text, { is: 'cue', cue: 'eat again', word: text }]
  for (const text of [
    ...phrasesOf(
      '|make|cook|do|prepare|bake|rustle up',
      'a|',
      'double|big|large|huge|massive|giant|bumper|extra big',
      'batch|lot|pot|quantity|pan|tray|batches',
      'of|',
    ),
    ...phrasesOf('make|cook|do|prepare', 'double|twice as much|extra|enough|plenty of|loads of|lots of|too much|more than we need of', 'of|'),
  ])
    yield [
      text,
      { is: 'cue', cue: 'double', word: text, ...(/double|twice/.test(text) && { isTwice: true as const }) },
    ]
}

/** All phrases that are made by rule. */
export function* phraseFamilies(): Iterable<[string, Meaning]> {
  yield* peopleWords()
  yield* guestWords()
  yield* useWords()
  yield* notWords()
  yield* againWords()
}
