/** Words for what people eat, like and refuse: 'something the kids will eat', 'eats no pork'. */

import { isOfKind } from './token-checks.ts'
import type { Meaning } from './token.ts'
import {
  textFrom,
  longestMatch,
  type PhraseMatch,
  findDishAt,
  type WordPlace,
  isAnyOf,
} from './word-place.ts'

const children =
  '(?:the |my |our |both |all the )?(?:kids|children|little ones|kiddos|kiddies|littles|boys|girls|toddlers|young ones)'

const liked =
  '(?:(?:will|would|might|can|all|both|actually|really|always|genuinely) )*(?:eat|like|love|enjoy|approve of|be happy with|go for)|(?:wont|dont|will not|do not) (?:moan about|complain about|whinge about|refuse|fight over|turn their noses up at)'

const forChildren = new RegExp(
  `^(?:that |which )?(?:suits |is suitable for |works for )?${children}(?: (?:${liked}))?$`,
)

const saysLiked = new RegExp(`(?:${liked})$|suit|works for`)

const kidFriendly = (word: string): Meaning => ({
  kind: 'dish',
  what: { tag: 'kid-friendly' },
  isQuality: true,
  word,
})

/** 'Something the children will actually eat' means kid-friendly. */
function likedByChildren(place: WordPlace): PhraseMatch | null {
  const { before } = place
  if (!isOfKind(before, 'some', 'meal', 'slot')) return null
  return longestMatch(place, forChildren, [9, 2], (_, word) => saysLiked.test(word) && kidFriendly(word))
}

const done = '(?:tried|had|made|cooked|eaten)'

const neverDone = new RegExp(
  `^(?:that |which )?(?:(?:we|i) (?:havent(?: ever)?|have never|have not) ${done}|(?:weve|ive) (?:never|not) ${done}|(?:we|i) (?:never|dont usually|dont normally|dont often|hardly ever|rarely) (?:have|cook|make|eat|do))(?: (?:before|yet|in ages|for ages))?$`,
)

const loved =
  /^(?:that |which )?(?:(?:we|everyone|everybody|the whole family)(?: (?:all|already|always|both|really))* (?:loves?|likes?|enjoys?|adores?)|we know and love|we all know and love|we know we like)$/

/** 'Something we've never made', 'one we all love': a new dish, or a favourite. */
function asWeKnow(place: WordPlace): PhraseMatch | null {
  const { before } = place
  if (!before || !isOfKind(before, 'some', 'meal', 'dish', 'number')) return null
  for (let length = 8; length > 1; length--) {
    const text = textFrom(place, length)
    const is = neverDone.test(text) ? 'new' : loved.test(text) ? 'favourite' : undefined
    const next = place.words[place.at + length]
    // 'Pasta we love it' speaks of pasta; 'fish, we love fish' names what is loved.
    if (is === undefined || next?.key === 'it' || findDishAt(place, place.at + length)) continue
    return [length, { kind: 'dish', what: { is }, isQuality: false, word: text }]
  }
  return null
}

/** 'Jake's on a keto kick' tells his diet. */
function onADiet({ words, at, before }: WordPlace): PhraseMatch | null {
  const isOfDiet = before?.kind === 'dish' && before.isQuality && before.what.diet !== undefined
  return isOfDiet && isAnyOf(words[at], /^(?:kick|phase|bender)$/)
    ? [1, { kind: 'filler', word: 'kick' }]
    : null
}

const disliked =
  '(?:wont|dont|doesnt|will not|do not|does not|would not|wouldnt) (?:eat|like|touch|want|go for)'

const noneRefused = new RegExp(`^(?:nothing|not anything)(?: that)? ${children} ${disliked}$`)

/** 'Nothing the kids won't eat' means kid-friendly. */
function nothingTheyRefuse(place: WordPlace): PhraseMatch | null {
  return longestMatch(place, noneRefused, [7, 4], (_, word) => kidFriendly(word))
}

/** 'We'll just eat toast' is no takeaway; 'Just Eat on Friday' is. */
function onlyEat({ words, at, before }: WordPlace): PhraseMatch | null {
  const [just, eat] = words.slice(at, at + 2)
  const isOfUs = isOfKind(before, 'subject', 'who', 'guest')
  return isOfUs && just?.key === 'just' && eat?.key === 'eat' && eat.isCapital !== true
    ? [2, { kind: 'ask', word: 'eat' }]
    : null
}

/** Readers of words for what people eat and like. */
export const likingReaders = [onlyEat, likedByChildren, asWeKnow, nothingTheyRefuse, onADiet] as const
