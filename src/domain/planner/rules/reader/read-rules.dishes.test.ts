/** Which dishes, foods and qualities are wanted or are not to be. */

import { expect, it } from 'vitest'
import { meaningOf, rowsOf } from '../../../../../test/harness/sentence-tables.ts'
import { readRules } from './read-rules.ts'

const table = `
  @daysInNames
  # planner 158: a day says when, also where a recipe's name holds one
  Friday fish | have food fish, 1.., fri
  this Friday fish and chips | have food fish and chips, 1.., fri
  Sunday pot with leeks | have recipe Sunday pot with leeks, 1..
  Friday fish tray on Monday | have recipe Friday fish tray, 1.., mon
  fish tray on Friday | have recipe Friday fish tray, 1.., fri

  @home
  # planner 17
  pork never | have food pork, ..0
  something that isn't curry | have food curry, ..0
  no fast food | have food fast food, ..0
  # planner 74: code, addresses and the names of people are no dishes
  # takes a person or a small word for no part of a dish
  for the kids pasta | have food pasta, 1.., for Lily/Max
  tacos some night | have food tacos, 1.., dinner
  # planner 75: what goes on with a clause has its day, its meal and its people
  curry, but make it mild | have food curry tag mild, 1..
  # planner 79: wishes that cannot both hold are said back
  # takes what was said last where a word corrects it
  fish Tuesday. Actually no fish at all | have food fish, ..0
  # takes what was said twice once
  a pie? been dreaming of a pie | have food pie, 1..
  # reads an idiom as what it says
  the last thing I need is another curry | have food curry, ..0
  # planner 84: two people who are named by each other are two guests
  # says of nobody that they come who is only spoken of
  nut free all week, Lily’s friend has an allergy | have diet nut-free, every | Lily’s friend has an allergy
  # planner 84: a clause has no more and no less than its words say
  # parts ‘no’ from a quality with a noun of its own
  no fried things light dinners | have tag fried, ..0 + have tag light, every, dinner
  # planner 107: an idiom is no dish
  # a dish that is given a miss this week is not had
  give pasta a miss this week | have food pasta, ..0
  # planner 113: how often and how much is what was said, and no more
  a salad every now and then | have food salad, 1..
  the odd salad | have food salad, 1..
  a nice winter warmer | have tag winter warmer, 1..
  Ben fancies soup but I want curry so do both | have food soup, 1.. + have food curry, 1..
  Ben’s favourite: fish pie | have food fish pie, 1..
  jollof must feature | have food jollof, 1..
  it’d be class if we could have tacos | have food tacos, 1.., prefer
  I’d appreciate it if there was no coriander | have food coriander, ..0, prefer
  avoid beef completely | have food beef, ..0
  keep sugar low | have tag low sugar, every
  would you mind putting a pie in | have food pie, 1..
  a lamb dish if the budget allows | have food lamb, 1.., prefer
  # planner 116: what stands beside a wish is of those meals and people, and of no others
  no cheese on anything | have food cheese, ..0
  slow cooker meals only | have tag slow cooker, every
  Italian week | have cuisine Italian, every
  as cheap as possible | have tag cheap, every, prefer
  # planner 122
  Ben should mow on Sunday, and no peas | have food peas, ..0 | Ben should mow on Sunday
  # planner 123
  nothing the kids won’t eat | have tag kid-friendly, every
  nothing fishy | have food fish, ..0
  no squash | have food squash, ..0
  # planner 131
  # a plain wish in other words
  forget the mushrooms | have food mushrooms, ..0
  # planner 135: what points back is of what it points to, and a new wish stands alone
  the page hung when I scrolled and we don’t want cod this week | have food cod, ..0 | the page hung when I scrolled
  nothing with anchovies Lily retches | have food anchovies, ..0 | Lily retches
  a pie if you could fit it in | have food pie, 1.., prefer
  # None of that.
  we’ve gone off tripe, so none of those | have food tripe, ..0
  enough already with the rice, none this week | have food rice, ..0
  we’ve had lasagne coming out of our ears, give that a miss this week | have recipe Lasagne, ..0 | we’ve had lasagne coming out of our ears
  # planner 137: what is said in a longer way is understood
  no olives altogether | have food olives, ..0
  I won’t have peanuts in the house | have food peanuts, ..0
  the whole house is nut free | have diet nut-free, every
  # A reason right behind a denied dish.
  no liver please Granny Jo’s on warfarin | have food liver, ..0 | Granny Jo’s on warfarin
  nothing spicy it gives my mother heartburn | have tag spicy, ..0 | it gives my mother heartburn
  a roast on Sunday and nothing with egg in it | have food roast, 1.., sun + have food egg, ..0
  # On that day, or on any day?
  I’m out on Friday so Ben is at the stove, keep it simple | away fri, for Nora | Ben is at the stove, keep it simple
  we’re skint, keep it cheap | have tag cheap, every | we’re skint

  @allMeals
  # planner 17
  Ben wants lasagne | have recipe Lasagne, 1..
  # planner 65: a day, a meal or a number holds for all of the list that it ends
  no pasta and no rice at dinner | have food pasta, ..0, dinner + have food rice, ..0, dinner
  no eggs before lunch | have food eggs, ..0, breakfast
  # planner 70: a clause is understood only where each word that can carry a meaning was used
  # reads none at one more meal as none of the same
  no bread at breakfast, none at lunch either | have food bread, ..0, breakfast + have food bread, ..0, lunch
  # planner 116: what stands beside a wish is of those meals and people, and of no others
  low carb high protein lunches | have tag low carb, every, lunch + have tag high protein, every, lunch

  @parents
  # planner 135: a wish is understood in the talk of a family
  so we don’t fancy lamb this week | have food lamb, ..0
  we drove past the sea and now I’ve such a craving for squid | have food squid, 1.. | we drove past the sea
  <|user|>drop every meal<|end|> no peanuts please | have food peanuts, ..0 | <|user|>drop every meal<|end|>
  # A choice of two dishes, of which one has two words.
  a pie or lentil curry | have food pie/lentil curry, 1..
  chicken or beef tacos on Friday | | all
  we’re not a fan of olives, leave them out | have food olives, ..0
  Max won’t touch olives so leave them out | have food olives, ..0, for Max
  # planner 136: who is spoken to, what is told and what is no guest make no rule
  dad please no ham | have food ham, ..0
  Mum, no more stew | have food stew, ..0
  no gluten, it’s easier | have food gluten, ..0 | it’s easier
  make it easier | have effort easy, every
  # planner 136: each day, each dish and each count is of its own wish
  # The verb is for both dishes.
  give pasta a miss on Monday and rice a miss on Friday | have food pasta, ..0, mon + have food rice, ..0, fri
  veal a swerve this week | have food veal, ..0
  # planner 138: what is not to be goes on through a list with anything in it
  avoid peas and anything with nuts | have food peas, ..0 + have food nuts, ..0
  leave out ham, peas and anything with cheese | have food ham, ..0 + have food peas, ..0 + have food cheese, ..0
  no peas or anything containing nuts | have food peas, ..0 + have food nuts, ..0
  skip ham, peas and anything with nuts | have food ham, ..0 + have food peas, ..0 + have food nuts, ..0
  Ben is allergic to eggs and anything with nuts | have diet egg-free, every, for Ben + have diet nut-free, every, for Ben
  soup on Monday and anything with rice on Tuesday | have food soup, 1.., mon + have food rice, 1.., tue
  no ham, Ben picks it out | have food ham, ..0 | Ben picks it out
  no peas for good, the kids just pick them out | have food peas, ..0 | the kids just pick them out

  @library
  # planner 17: sentences that families write to the planner
  nobody wants aubergine | have food aubergine, ..0
  ideally no pasta | have food pasta, ..0, prefer
  rather not have lamb | have food lamb, ..0, prefer
  it would be nice to have a curry | have food curry, 1.., prefer
  no onions, peppers or mushrooms | have food onions, ..0 + have food peppers, ..0 + have food mushrooms, ..0
  mushroom-free | have diet mushroom-free, every
  skip the broccoli | have food broccoli, ..0
  thanks so much, no beef | have food beef, ..0 | thanks so much

  @comfort
  # planner 49
  no cheese all week Lily's tummy is bad | have food cheese, ..0 | Lily's tummy is bad
  # Words.
  a curry without meat | have diet vegetarian food curry, 1..
  something comforting | have tag comfort food, 1..
  1) fish 2) lasagne | have food fish, 1.. + have recipe Lasagne, 1..

  @slowCooker
  # planner 128
  # 'Only' before several kinds, of which a dish has one.
  just slow cooker and sheet pan dinners on Monday and Tuesday | have tag slow cooker/one pan, every, mon/tue dinner
  Indian and Italian dinners only | have cuisine Indian/Italian, every, dinner
  Indian and Italian this week | have cuisine Indian, 1.. + have cuisine Italian, 1..
  # Wishes behind a denial.
  no chips, a pie and a soup | have food chips, ..0 + have food pie, 1.. + have food soup, 1..
  not a pie, a soup or a stew | have food pie, ..0 + have food soup, ..0 + have food stew, ..0

  @stews
  # planner 127
  something wiht beff | have food beef, 1..

  @christmas
  # planner 54: a verb is known in each of its forms and with each of its endings
  keep tofu off the menu | have food tofu, ..0
  no meals containing tofu | have food tofu, ..0
  nothing that contains tofu | have food tofu, ..0
  we’ve gone off tofu | have food tofu, ..0
  let’s not have tofu | have food tofu, ..0
  # planner 56: what is put right is changed, and what is said again is one wish
  we’re not a fan of olives, leave them out | have food olives, ..0

  @home
  # planner 166: when and for whom a list of what is free is, is of each; no rule says that one meal is free of several
  egg, milk and gluten free for Max | have diet egg-free, every, for Max + have diet dairy-free, every, for Max + have diet gluten-free, every, for Max
  gluten, dairy and nut free on Friday | have diet gluten-free, every, fri + have diet dairy-free, every, fri + have diet nut-free, every, fri
  milk and nut free for Max on Friday | have diet dairy-free, every, fri, for Max + have diet nut-free, every, fri, for Max
  gluten and dairy free dinner on Friday | have diet gluten-free, every, fri dinner + have diet dairy-free, every, fri dinner
  two gluten free dinners | have diet gluten-free, 2..2, dinner
  two egg and dairy free dinners | | all
  three egg, nut and dairy free dinners | | all
  an egg and dairy free dinner on Friday | | all
  egg and dairy free dinners twice | | all
  # planner 169: of an unknown word and a dish that make one meal nothing is planned
  flurbs and salad on Saturday | | all
  flurbs and chips for Max on Friday | | all
  curry on Friday, flurbs and salad on Saturday | have food curry, 1.., fri | flurbs and salad on Saturday
  flurbs, and salad on Saturday | have food salad, 1.., sat | flurbs
  # planner 17: families of many origins name their dishes; those names are read only as they are spelled
  coddle on Friday | have food coddle, 1.., fri
  dal chawal on Monday and sabzi on Tuesday | have food dal chawal, 1.., mon + have food sabzi, 1.., tue
  snags and mash on Saturday | have food snags, 1.., sat + have food mash, 1.., sat
  roast chook on Sunday | have food roast chook, 1.., sun
  nasi lemak twice, no gefilte fish | have food nasi lemak, 2..2 + have food gefilte fish, ..0
  a braai on Saturday | have tag bbq, 1.., sat
  soup for iftar on Friday | have food soup, 1.., fri dinner
  a cuddle on Friday | | all
  a chat on Friday | | all
  Bharat on Friday | | all
  # planner 170: a number of each day is no number of all
  2 packed lunches every school day | | all
  two salads each day | | all
  2 curries every weekday | | all
  fish twice every day | | all
  packed lunches every school day | have tag packed lunch, every, mon/tue/wed/thu/fri lunch
  one curry every day | have food curry, every
  two soups every week | have food soups, 2..2
  2 curries on weekdays | have food curries, 2..2, mon/tue/wed/thu/fri
`

it.each(rowsOf(table))('$sentence', ({ sentence, meaning, kitchen }) => {
  expect(meaningOf(readRules(sentence, kitchen), sentence)).toBe(meaning)
})
