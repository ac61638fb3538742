/**
 * Phrases that are made by rule: a verb in each of its forms with each of its endings, in place of
 * a list of all of them. Each family is read part by part; an empty word leaves its part out.
 */
import type { MealSlot } from '../../calendar/meal.ts'
import type { Cue, Meaning } from './piece.ts'

interface Family {
  /** What may stand in each part, as words. */
  parts: readonly (readonly (readonly string[])[])[]
  meaning: (text: string) => Meaning
}

const optionsOf = (part: string) => part.split('|').map((text) => (text === '' ? [] : text.trim().split(' ')))
const family = (meaning: Family['meaning'], ...parts: readonly string[]): Family => ({
  parts: parts.map(optionsOf),
  meaning,
})
const cued =
  (cue: Cue, more: { slots?: readonly MealSlot[]; isTwice?: true } = {}) =>
  (word: string): Meaning => ({
    is: 'cue',
    cue,
    word,
    ...more,
  })
const not = (word: string): Meaning => ({ is: 'not', word })
const ratherNot = (word: string): Meaning => ({ is: 'maybe', isNot: true, word })

const meals: readonly [string, readonly MealSlot[]][] = [
  ['breakfast|brunch', ['breakfast']],
  ['lunch', ['lunch']],
  ['dinner|tea|supper', ['dinner']],
]

const be = 'is|are|am|be|will be|going to be|is going to be|are going to be|has to be|have to be'
const notBe =
  'isnt|arent|is not|are not|not|wont be|will not be|cant be|cannot be|isnt going to be|arent going to be|not going to be|im not|were not|hes not|shes not|theyre not'
const whose = 'a|his|her|their|my|the|one of her|one of his|'
const homes =
  'friends|mates|pals|nans|grans|grannys|grandmas|grandads|grandpas|grandparents|cousins|dads|mums|moms|sisters|brothers|aunts|aunties|uncles|neighbours|neighbors|girlfriends|boyfriends|in laws'
const schools = 'nursery|school|work|hot'
const events =
  'party|sleepover|camp|work do|wedding|conference|festival|concert|theatre|leaving do|hen do|stag do'
const placed =
  '|is|are|will be|is going to be|are going to be|staying|stays|sleeping|stopping|round|over|eating|eats|having dinner|having tea|having lunch|is staying|are staying|will stay|is eating|are eating|is having dinner|are having dinner|is having tea|are having tea'

const away: readonly Family[] = [
  family(
    cued('away'),
    be,
    'away|out|gone|travelling|traveling|camping|hiking|skiing|sailing|abroad|elsewhere|off on a trip|on a trip|on holiday|on vacation|out of town',
    '|for work|with work|on business|for the night|all night|all evening|all day',
  ),
  family(
    cued('away'),
    notBe,
    'here|home|in|around|about|at home|with us|there|joining us|eating with us|dining with us|back|back in time',
  ),
  family(cued('away'), placed, 'at', whose, homes, '|house|place'),
  family(cued('away'), placed, 'at', whose, events),
  family(
    cued('away'),
    'eats|eating|is eating|are eating|will eat|will be eating',
    'out|elsewhere|at work|at school|without us',
  ),
  family(
    cued('away', { slots: ['lunch'] }),
    'has|have|is having|are having|gets|get|will have|on',
    'school dinners|school dinner',
  ),
  ...meals.flatMap(([names, slots]) => [
    family(
      cued('away', { slots }),
      'has|have|is having|are having|will have|having|gets|eats',
      names,
      'out|elsewhere|at work|at school|at nursery|without us',
    ),
    family(
      cued('away', { slots }),
      'has|have|is having|are having|gets|get|will have|takes|take',
      schools,
      `${names}|${names.replace(/(\w+)/g, '$1s')}|meals`,
    ),
    family(
      cued('away', { slots }),
      notBe,
      'back for|home for|in for|here for|around for|about for|with us for|joining us for|at home for|having|eating',
      names,
      '|with us',
    ),
    family(
      cued('away', { slots }),
      'is|are|will be|',
      'missing|skipping|not having|not eating|not here for|not in for|not home for|out for|away for|misses|skips|miss|skip|will miss|will skip|wont want|wont need|doesnt need|doesnt want|wont be having|wont be needing',
      names,
    ),
  ]),
]

const nobody = 'nobody|no one|noone|none of us'
const nobodyIs = `nobodys|no ones|noones|${nobody}`
const kitchen: readonly Family[] = [
  family(cued('away'), nobodyIs, 'is|are|will be|', 'in|home|here|around|about|at home|eating|eating in'),
  family(
    (word) => ({ is: 'cue', cue: 'skip', word, isCook: true }),
    nobodyIs,
    'is|are|',
    'cooking|cooks|wants to cook|want to cook|can cook|will cook|feels like cooking|feel like cooking',
  ),
  family(
    (word) => ({ is: 'cue', cue: 'skip', word, isCook: true }),
    'rather not|id rather not|wed rather not|dont want to|i dont want to|we dont want to|no need to|dont need to|dont feel like|i dont feel like|cant be bothered to|i cant be bothered to|cant be bothered|not going to|wont be able to',
    'cook|be cooking|cooking|do any cooking|do the cooking',
  ),
  family(
    cued('skip'),
    'no need to|dont need to|dont bother to|dont bother|you dont need to|you neednt|please dont',
    'plan|planning|plan anything for|plan a meal for|plan dinner for|do anything for',
  ),
  family(
    (word) => ({ is: 'cue', cue: 'skip', word, isCook: true }),
    'give me|give us|i want|id like|i need|i deserve',
    'a break|a night off|the night off|an evening off|a rest',
    '|from cooking|from the kitchen|from the cooker',
  ),
]

const guests: readonly Family[] = [
  ['come comes coming', 'over|round|around|along|to stay|to see us|to us|here|for the night|for a meal|'],
  ['visit visits visiting', 'us|'],
  ['arrive arrives arriving', ''],
  ['stay stays staying', 'over|with us|for the night|overnight|'],
  ['pop pops popping', 'over|round|in|by|around'],
  ['drop drops dropping', 'over|round|in|by'],
  ['call calls calling', 'over|round|in|by'],
  ['swing swings swinging', 'by|round'],
  ['join joins joining', 'us|us all|with us'],
  ['eat eats eating', 'with us|here|at ours'],
  ['dine dines dining', 'with us|here|at ours'],
].flatMap(([verb = '', ends = '']) => {
  const [base = '', he = '', ing = ''] = verb.split(' ')
  const forms = `${base}|${he}|will ${base}|will be ${ing}|is ${ing}|are ${ing}|is going to ${base}|are going to ${base}|${ing}`
  return [
    family(cued('guest'), forms, ends),
    ...meals.map(([names, slots]) => family(cued('guest', { slots }), forms, ends, 'for|to', names)),
  ]
})
const hosting: readonly Family[] = [
  ...meals.map(([names, slots]) =>
    family(cued('guest', { slots }), 'is|are|will be', 'having', names, 'with us|here|at ours'),
  ),
  family(
    cued('guest'),
    'ive|weve|we have|i have|im|were|we are|we|i',
    'invited|inviting|expecting|asked over|having over|having round|expecting guests|hosting|having company',
  ),
]

const used = 'used|used up|eaten|eaten up|finished|finished off|finished up|cleared|gone'
const using = 'using|using up|eating|eating up|finishing|finishing off|finishing up|clearing'
const use: readonly Family[] = [
  family(
    cued('use'),
    'is|are|going to|about to|starting to|is about to|are about to|is going to|are going to|is starting to|are starting to|nearly|almost|will',
    'go off|go bad|turn|spoil|go soft|go mouldy|wilt|wilting|going soft|going bad|going mouldy|on the turn|past it|past its best|past their best|on their last legs|out of date',
  ),
  family(cued('use'), 'needs|need|wants|want|could do with|in need of', using),
  family(
    cued('use'),
    'needs to|need to|has to|have to|wants to|must|should|ought to|had better|to',
    'be|get',
    used,
  ),
  family(cued('use'), 'needs to|need to|has to|have to|must|should|ought to', 'go'),
  family(
    cued('use'),
    'need to|needs to|have to|should|to|must|want to|help me|help us|time to|try to|got to|ive got to|weve got to',
    'use up|finish|finish off|finish up|eat up|get through|clear out|polish off',
  ),
]

/** 'Keep tofu out of everything'; `join-around` reads it with its verb. */
const outOf: readonly Family[] = [
  family(
    (word) => ({ is: 'filler', word }),
    'out of',
    'it|them|everything|all of it|all meals|our meals|the meals|our food|the food|the plan|the menu|dinner|dinners|our dinners|lunches|breakfast',
  ),
]

const hardly = 'that|so|very|really|too|all that|particularly|overly|massively|hugely|terribly|'
const keen =
  'keen on|fond of|mad on|mad about|wild about|into|bothered about|big on|crazy about|a big fan of|a fan of|a great fan of'
/** Verbs that a dish stands behind: 'don't make us', 'we shouldn't have'. */
const haves =
  'have|eat|do|make|plan|count|serve|include|see|get|add|use|want|give us|pick|choose|put in|go for|have any|be having'
/** What a planner does with a dish. */
const doings =
  'suggest suggesting|pick picking|recommend recommending|offer offering|choose choosing|plan planning|serve serving|make making|cook cooking|give giving|put putting|add adding|schedule scheduling|propose proposing|feed feeding|include including'
    .split('|')
    .map((pair) => pair.split(' '))
const dishes: readonly Family[] = [
  family(not, 'stop|quit|no need for|enough with', doings.map(([, ing = '']) => ing).join('|'), '|us'),
  family(
    not,
    'dont|do not|never|please dont|can you not|could you not',
    doings.map(([verb = '']) => verb).join('|'),
    '|us',
  ),
  family(cued('dislikes'), 'has|have|had', 'gone', 'right|completely|totally|', 'off'),
  family(
    cued('dislikes'),
    'is|are|has got|have got',
    'a bit|really|',
    'sick of|tired of|fed up with|fed up of|bored of|bored with',
  ),
  family(
    cued('dislikes'),
    'loathes|loathe|detest|cant abide|cannot abide|cant bear|cannot stand|wont go near|wont even look at|turns her nose up at|turns his nose up at|despises|isnt fond of|cant take',
  ),
  family(cued('dislikes'), 'isnt|arent|is not|are not', hardly, keen),
  family(ratherNot, 'not|were not|we are not|im not|none of us are|none of us is', hardly, keen),
  family(
    cued('cannot have'),
    'isnt|arent|not|is not|are not',
    'allowed|supposed to have|supposed to eat|meant to have|meant to eat|to have|able to eat|able to have',
    '|any',
  ),
  family(
    not,
    'dont|do not|never|lets not|can we not|cant we not|could we not|we shouldnt|we should not|you shouldnt|we mustnt|i dont want to|we dont want to|we wont|please dont|no need to|not to',
    haves,
  ),
  family(
    not,
    'i never|we never|never|i dont ever|we dont ever|dont ever|i dont|we dont|i really dont|we really dont',
    'want',
    'to see|to eat|to have|to hear of|to look at|to taste',
    '|any|any more|another',
  ),
  family(not, 'go|going|do|doing|well go|we will go|lets go|lets do', 'without', '|any'),
  family(
    not,
    'were off|we are off|weve gone off|we have gone off|were avoiding|were cutting out|were cutting back on|id skip|wed skip',
  ),
  family(
    not,
    'shouldnt|should not|must not|mustnt|cant|cannot|wont|is not to|not to',
    'appear|come up|feature|be on|show up|turn up|be served|be on the menu|pop up',
  ),
  family(
    ratherNot,
    'id rather|wed rather|would rather|i would rather|we would rather|prefer it if',
    'we|you',
    'didnt',
    haves,
  ),
  family(
    ratherNot,
    'best|better|itd be best|it would be best|good|try|trying|please try',
    'to avoid|not to have|not to use|not to include|to skip|to steer clear of',
  ),
]

const never =
  'not|never|no|dont want|i dont want|we dont want|dont give us|dont make us|dont make|dont serve|dont cook|dont plan|dont have|lets not have|avoid|please not|i dont want to eat|we dont want to eat|id rather not have|wed rather not have'
const repeats: readonly Family[] = [
  family(
    cued('no repeat'),
    never,
    'the same|same',
    'thing|meal|dish|recipe|food',
    'twice|more than once|again|two times',
  ),
  ...meals.flatMap(([names, slots]) => [
    family(
      cued('no repeat', { slots }),
      never,
      'the same|same',
      names,
      'twice|more than once|again|two times',
    ),
    family(
      cued('running', { slots }),
      never,
      'the same|same',
      names,
      'two|twice|2',
      'days running|nights running|days in a row|nights in a row|running|in a row',
    ),
  ]),
  family(
    cued('running'),
    never,
    'the same|same',
    'thing|meal|dish|recipe|food',
    'two|twice|2',
    'days running|nights running|days in a row|nights in a row|running|in a row',
  ),
  family(
    cued('no repeat'),
    'no|no single|none of the|not one',
    'meal|dish|recipe|dinner|dinners|meals|dishes',
    'should|is to|must|can|may|to|',
    'come up|appear|appearing|be repeated|repeated|be served|be on|show up|be used|come round|coming up',
    'twice|more than once|again|',
  ),
  family(cued('no repeat'), 'each|every', 'meal|dish|recipe|dinner', 'only|just|at most', 'once'),
  family(
    cued('no repeat'),
    'a different|something different|a new',
    'meal|dish|dinner|thing|',
    'each|every',
    'night|day|evening|time',
  ),
]

const portion =
  'enough|some|plenty|half|half of it|leftovers|the leftovers|the rest|the other half|a portion|portions|two portions|extra|what is left|whats left|whatever is left|whatevers left|any left over|a bit|it|them|another portion|the second half'
const double = (word: string): Meaning => ({
  is: 'cue',
  cue: 'double',
  word,
  ...(/double|twice/.test(word) && { isTwice: true as const }),
})
const again: readonly Family[] = [
  family(double, '|and make it', 'big|large', 'enough', 'for|to do|to last|to cover|to feed us for'),
  family(double, 'enough', 'to last|to cover|to do us|to feed us for'),
  family(
    cued('eat again'),
    '|and|so|so that',
    'with|and with|theres|there is|therell be|there will be|there are|we have|we can have|we can eat|we get|i have|i can have|to have|having|that leaves|leaving',
    portion,
    'left|left over|leftover|over|spare|again|',
    'for|on|to do',
  ),
  family(
    cued('eat again'),
    '|and',
    'doubled|doubled up|doubling up|stretched|stretched out',
    'for|to do|to cover',
  ),
  family(cued('eat again'), 'some|enough|plenty|half', 'left|left over|over|spare', 'for'),
  family(cued('eat again'), 'with|', 'enough|plenty|some', 'of it|of that|of them', 'left|left over|', 'for'),
  family(
    cued('eat again'),
    '|and',
    'keep|keeping|save|saving|put|set|leave|freeze|freezing|reserve|stash|hold',
    portion,
    '|back|aside|by|away|over|in the freezer|in the fridge',
    'for|to eat on|to have on',
  ),
  family(
    cued('eat again'),
    'and|so we can|so i can|then',
    'have|eat|use|finish|finish off|reheat|warm up|take|defrost',
    portion,
    '|again|up|cold|reheated|from the freezer',
    '|on|for',
  ),
  family(
    cued('eat again'),
    '|and|so we can',
    'freeze|freezing|save|keep',
    portion,
    '|for later|for another day|for another time|for another week',
  ),
  family(
    cued('eat again'),
    'well|we will|i|ill|we|and well|so well|we can|',
    'have|eat|reheat|serve',
    'it|that|the rest|leftovers|the leftovers|what is left|whats left',
    'again|for leftovers|a second time|once more|up again',
    '|on|for',
  ),
  family(
    cued('eat again'),
    'that lasts|which lasts|lasting|enough to last|that does us|that feeds us',
    'to|until|till|for|into|through to|over to|through',
  ),
  family(
    cued('eat again'),
    'should|to|will|must|can|needs to|has to|itll|that will|thatll|and make it|make it',
    'stretch|last|stretch out|do us|do|see us through|cover',
    'to|until|till|for|into|through to|over to',
  ),
  family(
    double,
    '|make|cook|do|prepare|bake|rustle up',
    'a|',
    'double|big|large|huge|massive|giant|bumper|extra big',
    'batch|lot|pot|quantity|pan|tray|batches',
    'of|',
  ),
  family(
    double,
    'make|cook|do|prepare',
    'double|twice as much|extra|enough|plenty of|loads of|lots of|too much|more than we need of',
    'of|',
  ),
]

const than = 'more than|longer than|over|above|greater than|higher than'
const most = (word: string): Meaning => ({ is: 'compare', way: 'max', word })
const limits: readonly Family[] = [
  family(
    most,
    'cant|cannot|must not|mustnt|should not|shouldnt|not|wont|dont|dont want to|we dont want to',
    'be|take|cost|go|last|come to|spend',
    than,
  ),
  family(
    most,
    'nothing|nothing that|none of the dinners|none of the meals|none of them|none|no dinner|no meal|no dish|no recipe',
    'takes|taking|should take|must take|can take|with|costs|costing|should cost',
    than,
  ),
  family(most, 'nothing', than),
  family(
    (word) => ({ is: 'compare', way: 'max', word }),
    'on the table|on the plate|ready|done|cooked|finished|made|served|on our plates',
    'in|within|in under|inside|in less than|in no more than|in at most',
  ),
  family(
    (word) => ({ is: 'compare', way: 'max', word }),
    'is|are|will be|would be',
    'plenty|enough|more than enough|quite enough|quite sufficient|the limit|my limit|our limit',
  ),
]

const asks: readonly Family[] = [
  family(
    (word) => ({ is: 'ask', word, isRequest: true }),
    'i|we|id|wed|i really|we really|the kids',
    'could murder|could eat|could fancy|fancy having|quite fancy|really fancy|rather fancy|was thinking|were thinking|thought we could have|thought maybe',
    '|of|about',
  ),
  family((word) => ({ is: 'ask', word, isRequest: true }), '|im|were', 'thinking', '|of|about'),
  family(
    (word) => ({ is: 'maybe', word }),
    'sounds|would be|might be|would go',
    'good|nice|great|lovely|perfect|ideal|brilliant|down well|down a treat',
    '|for',
  ),
  family(
    (word) => ({ is: 'cue', cue: 'is', word }),
    'has|have|hes|shes|theyve',
    'decided|announced|declared',
    'hes|shes|theyre|to be|to go|to become|that hes|that shes',
  ),
  family(
    (word) => ({ is: 'cue', cue: 'is', word }),
    'is now|are now|is trying to be|is going to be|wants to be|wants to go',
  ),
]

const corrections: readonly Family[] = [
  family(
    () => ({ is: 'correction' }),
    'no|oh no|sorry|sorry no|no sorry|wait|no wait|wait no|actually|actually no|no actually|oops|hang on|hold on|or actually|or rather|on second thoughts|scrap that|scratch that|forget that|cancel that|strike that|nope|no no',
    'make it|make that|i mean|i meant|change it to|change that to',
  ),
  family(
    () => ({ is: 'correction' }),
    'no sorry|sorry no|no wait|wait no|actually no|no actually|oh no|scrap that|scratch that|cancel that|strike that|or rather|on second thoughts|i mean|i meant|hang on|no hang on|correction|or actually|wait sorry|sorry wait|forget that|no not',
  ),
]

const families: readonly Family[] = [
  ...away,
  ...kitchen,
  ...guests,
  ...hosting,
  ...use,
  ...dishes,
  ...repeats,
  ...again,
  ...limits,
  ...asks,
  ...outOf,
  ...corrections,
]

/** By the word that a phrase may begin with. */
const byFirst = new Map<string, Set<Family>>()
for (const one of families) {
  for (const part of one.parts) {
    for (const [first] of part)
      if (first !== undefined) byFirst.set(first, (byFirst.get(first) ?? new Set()).add(one))
    if (!part.some((words) => words.length === 0)) break
  }
}

/** All words of these phrases. */
export const familyWords: ReadonlySet<string> = new Set(families.flatMap(({ parts }) => parts.flat(2)))

/** How many words from a place on belong to a family; 0: none. */
function lengthOf(parts: Family['parts'], keys: readonly string[], at: number): number {
  const [part, ...rest] = parts
  if (!part) return at
  let longest = 0
  for (const words of part)
    if (words.every((word, index) => keys[at + index] === word))
      longest = Math.max(longest, lengthOf(rest, keys, at + words.length))
  return longest
}

/** The longest phrase of a family with which some words begin, and what it means. */
export function phraseAhead(keys: readonly string[]): { length: number; meaning: Meaning } | null {
  const [first] = keys
  let best: { length: number; meaning: Meaning } | null = null
  for (const one of (first === undefined ? undefined : byFirst.get(first)) ?? []) {
    const length = lengthOf(one.parts, keys, 0)
    if (length > (best?.length ?? 0)) best = { length, meaning: one.meaning(keys.slice(0, length).join(' ')) }
  }
  return best
}
