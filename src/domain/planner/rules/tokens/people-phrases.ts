/** Words for people who have no name in the household. */

import { phraseList } from './phrase-list.ts'

/** Words for everybody who has not been named. */
export const otherPeoplePhrases = `
  everyone else|everybody else|the rest of us|for the rest of us|for the others|the others|
  for everyone else|for everybody else|for me and my husband|the rest of the family|
  for the rest of the family|for the rest`

/** Words for one person who was named before. */
export const singularPronouns = `him|her|he|she|hes|shes|for him|for her|hell|shell`

/** Words for several people who were named before. */
export const pluralPronouns = `em|them|theyre|for them|theyll`

/**
 * Words for guests without a name in the household: how many they are, and what they are called.
 */
export const guestPhrases: readonly [string, number, string | null][] = [
  ...phraseList(`
    grandma|grandpa|grandad|granddad|granny|gran|nana|nan|nanny|nanna|grandmother|grandfather|oma|
    opa|abuelo|abuela|nonna|nonno|nani|dadi`).map((name): [string, number, string] => [name, 1, name]),
  ...phraseList(`
    sister|brother|mother in law|father in law|mother|father|aunt|auntie|aunty|uncle|cousin|niece|
    nephew|mum in law|boss|sister in law|brother in law|neighbour|neighbor|godmother|stepmum|
    stepdad|nephews|girlfriend|boyfriend|au pair|nanny`).map((name): [string, number, string] => [
    name,
    1,
    name,
  ]),
  [
    `
      a friend|friend|a pal|pal|a buddy|buddy|a work friend|a workmate|workmate|an old friend|
      a mate from work|a friend from work|a friend from school|a schoolfriend|a plus one|plus one|
      a guest|guest|a visitor|one friend|one guest|another person|someone|somebody|a mate|mate|
      a friend of toms|an extra|one extra|one more person|extra|extra person|one more|
      an extra person|another mouth|one extra person|a colleague|a playmate|a school friend|
      best friend|colleague|roommate|flatmate|housemate|classmate|teammate|college roommate|
      college friend|uni friend|school mate|childhood friend|oldest friend|old roommate|
      old flatmate|old colleague|work colleague`,
    1,
    null,
  ],
  [
    `
      friends|guests|pals|school friends|school mates|work mates|workmates|old friends|uni friends|
      buddies|people round|people over|some people round|some people over|visitors|neighbours|
      neighbors|in laws|the in laws|my parents|grandparents|cousins|mates|a couple of friends|
      my in laws|company|our friends|colleagues|playmates|extra people|extras|more people|
      grandchildren|the grandchildren|grandkids|the grandkids|grandsons|granddaughters|godchildren|
      stepchildren|great nephews|nieces|
      extra guests|more guests|godparents|stepparents|step parents|great grandparents|parents in law|my folks|folks|grandma and grandpa`,
    2,
    null,
  ],
]
