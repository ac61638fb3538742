/**
 * Every doubt holds back a clause of each of its examples, and without that doubt a rule would be
 * made of it.
 */

import { describe, expect, it } from 'vitest'
import { aSpeakingHome } from '../../../../../test/harness/sentence-makers.ts'
import { meaningOf, rowsOf } from '../../../../../test/harness/sentence-tables.ts'
import { readRules } from '../reader/read-rules.ts'
import { unusedSmallWords } from './are-small-words-used.ts'
import type { Doubt } from './doubt.ts'
import { doubtsAboutCounts } from './doubts-about-counts.ts'
import { doubtsAboutDays } from './doubts-about-days.ts'
import { doubtsAboutDishes } from './doubts-about-dishes.ts'
import { doubtsAboutPairs } from './doubts-about-pairs.ts'
import { doubtsAboutPeople } from './doubts-about-people.ts'
import { doubtsAboutSides } from './doubts-about-sides.ts'
import { doubtsAboutStatements, doubtsAboutStatementsInSentence } from './doubts-about-statements.ts'
import { doubtsBehindUnread } from './doubts-behind-unread.ts'
import { doubtsFromNeighbours } from './doubts-from-neighbours.ts'
import { restsOfWishes } from './rests-of-wishes.ts'

/** A doubt of any list, whatever it looks at. */
type AnyDoubt = Doubt<never>

const doubtLists: readonly (readonly AnyDoubt[])[] = [
  doubtsAboutCounts,
  doubtsAboutDays,
  doubtsAboutDishes,
  doubtsAboutPairs,
  doubtsAboutPeople,
  doubtsAboutSides,
  doubtsAboutStatements,
  doubtsAboutStatementsInSentence,
  doubtsBehindUnread,
  doubtsFromNeighbours,
  restsOfWishes,
  unusedSmallWords,
]

/** A fortnight, as 'each week' is no doubt in a single week. */
const home = aSpeakingHome({
  dates: Array.from({ length: 14 }, (_, at) => `2026-03-${String(at + 2).padStart(2, '0')}`),
  diners: ['Priya', 'Dave', 'Tom', 'Ella', 'Raj', 'Sofia', 'Leo', 'Kit', 'Jake', 'Ben'],
  speaker: 'Priya',
  groups: { kids: ['Tom', 'Ella'] },
  aliases: {},
  guests: ['Abuela', 'Nani'],
  tags: ['spicy', 'quick', 'cold', 'light', 'plain'],
  cuisines: ['Thai', 'Indian', 'Italian'],
})

/** What is read of each example: `example | rules | unread`. */
const table = `
  # counts
  Pancakes on the other | | all
  Turkey one night beef another | | all
  Soup the other two days | | all
  The rest can be meat | | all
  Pork once, the other nights no red meat | have food pork, 1..1 | the other nights no red meat
  At most two soups, the rest fish | have food soups, ..2 | the rest fish
  Two packed lunches every school day | | all
  Something with the two courgettes | | all
  Under 20 minutes on both | | all
  A fish week | | all
  No more than two hours in the whole week | | all
  Takeaway every three days | | all
  # days
  Double salmon one week | | all
  Fish by Wednesday | | all
  Friday is my night off | | all
  It's Dave's day off | | all
  I'm free on Friday | | all
  Soup just at lunch | | all
  Gluten free those days | | all
  Leftovers from Monday | | all
  Abuela leaves on Monday | | all
  Pasta but no cheese on Tuesday | | all
  Plain food for a few days | | all
  Sandwich at lunch soup at dinner | | all
  Takeaway Friday and Saturday out | | all
  Veggie all week with fish on Friday | | all
  Light after all that turkey | | all
  Nothing big in the evening | | all
  Keep meat to weekends | | all
  Friday is the only day for chips | | all
  Not just chicken | | all
  Gran joins us for that one | | all
  Make that night veggie | | all
  Fish on two of Thursday, Friday and Saturday | | all
  Under 500 calories a day Tom | | all
  # dishes
  And of those one should be Thai | | all
  Something veggie with it | | all
  Three dinners with chicken, none of them curry | have food chicken, 3..3, dinner | none of them curry
  Gone off everything except pasta | | all
  No night without rice | | all
  No day without fish | | all
  Chicken in a curry | | all
  Chicken with rice | | all
  Use up the spinach fish on Friday | | all
  Curry on Friday but not too spicy | have food curry, 1.., fri | not too spicy
  Chicken is cheap at the moment | | all
  A salad is filling | | all
  A salad with every dinner | | all
  Bread with dinner | | all
  I can't face cooking on Monday, toast will do | skip mon | toast will do
  Only chicken | | all
  Tacos on Tuesday. Beef ones | have food tacos, 1.., tue | Beef ones
  Curry on Friday. The chicken one | have food curry, 1.., fri | The chicken one
  Roast it on Sunday | | all
  Half a cauliflower | | all
  Veggies every night | | all
  Soup three times, all different | have food soup, 3..3 | all different
  # pairs
  Fish just pasta | | all
  Red meat just easy things | | all
  Nothing spicy for Tom fish on Monday | | all
  Cheap dinners roast lamb Sunday | | all
  Less than £3 a head fish on Monday | | all
  Tom is vegan fish on Monday | | all
  Mushrooms fish | | all
  # people
  Nan | | all
  It's for Tom | | all
  The kids are out on Monday, she hates peas | away 2026-03-02, for Tom/Ella | she hates peas
  Ben is away on Monday, they hate rice | away 2026-03-02, for Ben | they hate rice
  Pasta for me on Monday, he hates peas | have food pasta, 1.., mon, for Priya | he hates peas
  Lunches Tom is away | | all
  Ella is at brownies | | all
  Jake says steak, I say salmon | | all
  Three extra on Saturday, all vegetarian | guest people 3, 2026-03-07 | all vegetarian
  Eight people, three vegetarians | heads people 8 | three vegetarians
  Grandma's cooking for us | | all
  Beef stew on Sunday, Dave's favourite | have food beef stew, 1.., sun | Dave's favourite
  Raj has the same breakfast every day | | all
  Dave would eat curry every day | | all
  The kids want pasta every day | | all
  Friends are coming on Friday, they want fish | guest people 2, 2026-03-06 | they want fish
  Fish for everyone except Tom on Monday | | all
  Sofia has a sleepover here | | all
  We fast on Monday | | all
  Grandma might come on Saturday | | all
  One is coeliac | | all
  Fish for the kids, one is coeliac | have food fish, 1.., for Tom/Ella | one is coeliac
  Easy stuff for Dave to cook | | all
  Fish fingers for the kids on Monday, we'll have the curry | have food fish fingers, 1.., mon, for Tom/Ella | we'll have the curry
  We'll be stuffed | | all
  I'm cold | | all
  Jake grills on Saturday | | all
  Who left the milk out? | | all
  Not something the kids will eat | | all
  # sides
  Jollof on Saturday, with chicken | have food jollof, 1.., sat | with chicken
  Soup on Monday should be spicy | | all
  Packed lunch on weekdays, no nuts in them | have tag packed lunch, every, mon/tue/wed/thu/fri lunch | no nuts in them
  Soup twice, once with bread | have food soup, 2..2 | once with bread
  Something quick with the meal | | all
  Enchiladas on Monday, hold the coriander | have food enchiladas, 1.., mon | hold the coriander
  Soup on Monday, use up the bread with it | have food soup, 1.., mon | use up the bread with it
  Butter chicken, medium spicy | have food butter chicken, 1.. | medium spicy
  # statements
  That's turkey day | | all
  Paneer is Priya's thing | | all
  Soup again? | | all
  It's curry again | | all
  It's simpler | | all
  That would be cheaper | | all
  Autumn is coming | | all
  Pasta is quicker | | all
  No need to use up the peppers | | all
  It's turned cold | | all
  It's going to be cold | | all
  Curry takes time | | all
  We've got peas | | all
  We need milk | | all
  Toast is not a dinner | | all
  # statements in a sentence
  Mince costs two pounds fifty | | all
  Mince is £5 at the moment | | all
  Fish isn't my favourite | | all
  It's not filling enough for Dave | | all
  # clauses behind an unread one
  Sofia eats fish no other meat | | all
  Roast becomes Monday's soup | | all
  Kids on Tuesday, I'll have a salad | | all
  Soup is fine, just not at lunch | | all
  Nothing big on Monday but takeaway on Friday | | all
  Ribs unless it rains, then macaroni | | all
  A vegan, nut free dinner | | all
  If lamb is on offer then lamb, otherwise chicken | | all
  Sofia eats fish but no other meat | | all
  What about breakfast, not toast | | all
  Ella's mates Ruby and Jess come on Friday | | all
  Eggs benny on Saturday morning, then soup at lunch | | all
  The night Tom is out, something spicy | | all
  The day before we go, a roast | | all
  Kit is fussy: no mushrooms, no aubergine | | all
  The match is on, there's seven of us | | all
  I'm out on Friday so Ben cooks, keep it simple | away 2026-03-06, for Priya | Ben cooks, keep it simple
  We've got mince, some peas | | all
  # clauses beside others
  Nothing for breakfast but toast | | all
  No meat on Friday, a quiche | have food meat, ..0, fri | a quiche
  A spicy and light meal | | all
  Everyone but Leo is out | | all
  No dairy in anything Leo eats | | all
  Ella's coeliac friend is here | | all
  Dave can have fish but no shellfish | | all
  No eggs for Leo but he can have them in cakes | have food eggs, ..0, for Leo | he can have them in cakes
  Mainly fish and vegetables | | all
  No chicken, lasagne, a burger and a soup | have food chicken, ..0 + have food burger, 1.. + have food soup, 1.. | lasagne
  Vegetarian or fish | | all
  It's mince, mince, mince | | all
  Three peppers, the end of the hummus and some tomatoes want eating | | all
  # wishes of which the rest is unread
  Pizza on Friday, but not for us | | all
  Chilli without beans | | all
  Turkey instead of beef in the meatloaf | | all
  Mushrooms aren't needed by Sunday fish | | all
  No repeats of anything we had this week | | all
  Double stew on Monday, half Thursday | | all
  Cook extra dal on Monday so there's enough Wednesday | | all
  Soup or something softish | | all
  At his mum's on Friday but back for tea | | all
  Pizza night! Friday | | all
  Soup but no bread on Tuesday | | all
  Two peppers and about 200 of kale going off, use them up | | all
  Meat one day, vegetables the next | | all
  My parents come on Friday and fly home | | all
  Pasta but not on the same day as pizza | | all
  The packed lunch on Monday has to be nut free | | all
  Spicy for us, mild for them | | all
  Sausages for the kids, something zorblaxy for us on Friday | | all
  High protein, low carb zonk on Friday | | all
  My brother, a zonk and their baby come on Sunday | | all
  My sister and zonk come on Friday | | all
  Sandwiches and blorp on Friday | | all
  Just me and the zonks | | all
  # small words that are in no rule
  The rest under £5 | | all
  Pasta in one week | | all
  Two of: korma, lasagne on Friday | have recipe Lasagne, 1.., fri | Two of: korma
  Follow the roast with something | | all
  Protein at every meal | | all
  Pizza every night once | | all
  Fish with Tom | | all
  Dave is away before dinner | | all
  Use up the leeks each week | | all
  The night Dave is out | | all
  Peas until Friday from Monday | | all
  Pad thai, but not in on Monday | have food pad thai, 1.. | not in on Monday
`

const meanings = new Map(rowsOf(table).map(({ sentence, meaning }) => [sentence, meaning]))

const examples = doubtLists.flatMap((doubts) =>
  doubts.flatMap((doubt) =>
    doubt.examples.map((example) => ({ example, because: doubt.because, doubt, doubts })),
  ),
)

/** What is read while a doubt is out of its list. */
function readWithout(doubt: AnyDoubt, doubts: readonly AnyDoubt[], sentence: string) {
  const list = doubts as AnyDoubt[]
  const at = list.indexOf(doubt)
  list.splice(at, 1)
  try {
    return readRules(sentence, home)
  } finally {
    list.splice(at, 0, doubt)
  }
}

const lengthOf = (texts: readonly string[]) => texts.join('').length

// planner 50: what is denied or uncertain is said back as a whole
describe('doubts', () => {
  it('have an example each, which no other doubt has, and a reason', () => {
    expect(examples.map(({ example }) => example)).toEqual([...meanings.keys()])
    for (const doubt of doubtLists.flat()) {
      expect(doubt.examples).not.toEqual([])
      expect(doubt.because).not.toBe('')
    }
  })

  it.each(examples)('$example: $because', ({ example, doubt, doubts }) => {
    const reading = readRules(example, home)
    expect(meaningOf(reading, example)).toBe(meanings.get(example))
    const readingWithout = readWithout(doubt, doubts, example)
    expect(readingWithout.rules.length).toBeGreaterThan(reading.rules.length)
    expect(lengthOf(readingWithout.unread)).toBeLessThan(lengthOf(reading.unread))
  })
})
