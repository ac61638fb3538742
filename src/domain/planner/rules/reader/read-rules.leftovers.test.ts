/** What is eaten again, used up, or comes out of the freezer. */

import { expect, it } from 'vitest'
import { meaningOf, rowsOf } from '../../../../../test/harness/sentence-tables.ts'
import { readRules } from './read-rules.ts'

const table = `
  @home
  # planner 17: a clause that is said back would lend its day, or half of itself, to another wish
  Mondays are for leftovers | skip instead leftovers, mon
  Mondays are for leftovers, a roast | skip instead leftovers, mon + have food roast, 1..
  # planner 17
  lamb on Friday using up the peas | have food lamb, 1.., fri + use food peas
  a pound of carrots and a tin of tomatoes to use up | use food carrots, 1 lb + use food tomatoes, 1 tin
  # planner 72: people in a wish for a dish come, stay away or are among those who eat
  # reads leftovers of it as those of the dish before
  lentil dal on Monday, leftovers of it on Tuesday | have recipe Lentil dal, 1.., mon + leftover to tue, recipe Lentil dal, mon
  # planner 84: what is left of a dish, and food that must be eaten by a day
  ham on Sunday, soup with the leftovers on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday and soup from the bones on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday, soup with what’s left on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday, soup from the rest on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday, soup made from the leftovers on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  chilli on Sunday that does Monday too | have food chilli, 1.., sun + leftover to mon, food chilli, sun
  chilli on Sunday, it’ll do Monday as well | have food chilli, 1.., sun + leftover to mon, food chilli, sun
  chilli on Sunday and that’ll cover Monday | have food chilli, 1.., sun + leftover to mon, food chilli, sun
  chilli on Sunday and finish it off on Monday | have food chilli, 1.., sun + leftover to mon, food chilli, sun
  chilli on Sunday and the same again on Monday | have food chilli, 1.., sun + leftover to mon, food chilli, sun
  leftovers on Tuesday from Monday’s chilli | leftover to tue, food chilli, mon
  leftovers Tuesday from Monday’s chilli | leftover to tue, food chilli, mon
  use the cream by Wednesday | use food cream, 2026-03-02/03/04
  the cream expires on Wednesday | use food cream, 2026-03-02/03/04
  the cream goes off on Wednesday | use food cream, 2026-03-02/03/04
  the cream won’t last past Wednesday | use food cream, 2026-03-02/03/04
  finish the cream by Wednesday | use food cream, 2026-03-02/03/04
  # uses up the second of a list by the same day
  use the ham and the rest of the peas by Tuesday | use food ham, 2026-03-02/03 + use food peas, 2026-03-02/03
  # parts a dish from what it uses up
  a stir fry using up the peppers on Tuesday | have food stir fry, 1.., tue + use food peppers, tue
  # planner 107: a dish made of what another leaves asks for both
  ham on Sunday and use the leftovers for soup on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday, use what’s left for soup on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday, leftovers in a soup on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday, then turn the leftovers into soup on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday with soup from the leftovers on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  ham on Sunday and use the rest to make soup on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food soup, 1.., mon
  # so many meals of one dish
  the stew should last two nights | leftover meals 2, food stew
  a stew that feeds us for three nights | leftover meals 3, food stew
  # reads the second day of what is eaten again
  curry on Sunday that we can eat again on Tuesday | have food curry, 1.., sun + leftover to tue, food curry, sun
  # planner 110: a wish is for those, and on those days, that the sentence says
  # eats on one day what another leaves
  Thursday’s leftovers on Friday | leftover to fri, thu
  on Friday we eat Thursday’s leftovers | leftover to fri, thu
  Friday leftovers from Thursday | leftover to fri, thu
  # takes leftovers of two days for both where neither is the cooking day
  leftovers Monday and Friday | skip instead leftovers, mon/fri
  lasagne on Tuesday and we’ll eat what’s left of it on Wednesday | have recipe Lasagne, 1.., tue + leftover to wed, recipe Lasagne, tue
  # planner 114: what there is and has to go is used up, and what is said of a food goes on with it
  I bought four salmon fillets, use them up | use food salmon fillets, 4
  we have salmon and peas, do something with them | use food salmon + use food peas
  use the mince first, then the salmon | use food mince + use food salmon
  we have salmon and peas. Use them up | use food salmon + use food peas
  half a cabbage needs eating, and about 300g of mince | use food cabbage, 0.5 + use food mince, 300 g
  half a cauliflower, some feta and 2 peppers to use up | use food cauliflower, 0.5 + use food feta + use food peppers, 2
  use up the leeks before they go funny | use food leeks
  a pound of turkey that expires soon | use food turkey, 1 lb
  get rid of half a gallon of milk | use food milk, 0.5 gallon
  we have an open jar of miso, would be a shame to waste | use food miso, 1 jar
  the ricotta wants using and there’s a bit of spinach too | use food ricotta + use food spinach
  we’ve got loads of carrots | use food carrots
  we have too many eggs | use food eggs
  # planner 115: how long, on which occasion and at which hour is no other wish
  make the stew stretch to two nights | leftover meals 2, food stew
  enough stew for three days | leftover meals 3, food stew
  # planner 116: what stands beside a wish is of those meals and people, and of no others
  roast chicken on Sunday and sandwiches from it on Monday | have recipe Roast chicken, 1.., sun + leftover to mon, recipe Roast chicken, sun + have food sandwiches, 1.., mon
  stew with leftovers for Monday | have food stew, 1.. + leftover to mon, food stew
  # uses up what was said to go off, and the leftovers of a list
  use the chicken, it expires on Friday | use food chicken, 2026-03-02/03/04/05/06
  use up the leftover chicken by Friday | use food chicken, 2026-03-02/03/04/05/06
  use up 2 eggs and the leftover rice | use food eggs, 2 + use food rice
  # reads different lunches and the amount of what is used up
  use up the mince, 500 g, and the leeks | use food mince, 500 g + use food leeks
  # planner 122
  skip Monday, we’ll have Thanksgiving leftovers | skip instead leftovers, mon
  # planner 123
  make Monday’s dinner big enough for Tuesday’s packed lunches | leftover to tue lunch, mon dinner
  # planner 125
  save some curry from Sunday for Monday | have food curry, 1.., sun + leftover to mon, food curry, sun
  double the ribs on Saturday so we’re covered on Sunday | leftover to sun, food ribs, sat
  # planner 131
  # a plain wish in other words
  could you do something with the leeks | use food leeks
  # planner 133
  two nights’ worth of lasagne | leftover meals 2, recipe Lasagne
  # planner 135: what points back is of what it points to, and a new wish stands alone
  raid the fridge on Thursday, leftovers only | skip instead leftovers, thu
  # planner 137: what is said in a longer way is understood
  soup on Monday and keep the rest for Tuesday | have food soup, 1.., mon + leftover to tue, food soup, mon
  # What lasts, and what there is.
  a pot of cream to use up | use food cream, 1 pot
  a stew on Sunday and that’s dinner sorted for Monday | have food stew, 1.., sun + leftover to mon dinner, food stew, sun
  a ham on Sunday and box up the rest for Monday | have food ham, 1.., sun + leftover to mon, food ham, sun
  double the ragu so there’s enough for a second night | leftover meals 2, food ragu
  I’ve got a ham and a big bag of peas, plan around those | use food ham + use food peas, 1 bag

  @allMeals
  # planner 17
  half a bag of spinach, 300 g paneer and some feta to use up | use food spinach, 0.5 bag + use food paneer, 300 g + use food feta
  use up the cream before Wednesday | use food cream, 2026-03-02/03
  cook double dal on Sunday for lunch on Monday | leftover to mon lunch, food dal, sun
  # planner 70: a clause is understood only where each word that can carry a meaning was used
  # reads a meal that stands before a list with colons for each of its days
  lunch Monday: soup, Tuesday: wraps, Wednesday: leftovers | have food soup, 1.., mon lunch + have food wraps, 1.., tue lunch + skip instead leftovers, wed lunch
  # planner 116: what stands beside a wish is of those meals and people, and of no others
  leftovers from dinner for lunch on Monday | skip instead leftovers, mon lunch

  @parents
  # planner 134: a remark makes no rule, and a reason does not change whose wish it is
  # A big pot does not mean a second meal.
  it’s going to pour on Sunday so a big pot of stew | have food stew, 1.., sun | it’s going to pour
  a huge pan of soup | have food soup, 1..
  a big pot of stew for two nights | leftover meals 2, food stew
  # An amount that is said once.
  250 g of spinach wilting so could you use that up | use food spinach, 250 g
  two peppers and about 200 g of kale going off, use them up | use food peppers, 2 + use food kale, 200 g
  # planner 135: a wish is understood in the talk of a family
  # planner 156: a dish that is made to last some nights is cooked once
  make the chilli do two nights | leftover meals 2, food chilli
  make the big goulash last two nights | leftover meals 2, food goulash
  make the stew on Monday last two nights | have food stew, 1.., mon + leftover meals 2, food stew, mon
  make soup for the last two nights | have food soup, every, 2026-03-07/08
  # How long a dish lasts.
  a double batch of dal so that it lasts us three nights | leftover meals 3, food dal
  make a big goulash so we have three dinners from it | leftover meals 3, food goulash
  a huge vat of dal on Thursday, so that it covers Friday and Saturday too | have food dal, 1.., thu + leftover to fri/sat, food dal, thu
  a cauldron of stew on Friday and that’ll do our dinners on Saturday and Sunday | have food stew, 1.., fri + leftover to sat/sun dinner, food stew, fri
  ribs on Monday w enough left over for Tuesday, cod on Friday | have food ribs, 1.., mon + leftover to tue, food ribs, mon + have food cod, 1.., fri
  a ham on Thursday and that’ll see us through Friday | have food ham, 1.., thu + leftover to fri, food ham, thu
  double the stew so we get two suppers from it | leftover meals 2, food stew
  we’re out on Friday so that covers Friday | skip instead out, fri | that covers Friday
  I’ve got 300 g of ham and half a marrow, use them both | use food ham, 300 g + use food marrow, 0.5

  @library
  # planner 17: sentences that families write to the planner
  use up the leftover chicken | use food chicken
  we have half a cabbage to use up | use food cabbage, 0.5
  finish the 250g of halloumi | use food halloumi, 250 g
  6 eggs, 2 peppers and an onion to use up | use food eggs, 6 + use food peppers, 2 + use food onion
  broccoli and carrots need eating | use food broccoli + use food carrots
  2 tins of tuna need using | use food tuna, 2 tin
  roast chicken on Sunday, use the leftovers on Monday | have recipe Roast chicken, 1.., sun + skip instead leftovers, mon
  make a double batch of bolognese on Tuesday and eat the rest on Thursday | leftover to thu, food bolognese, tue
  cook extra dal on Monday so there's enough for Wednesday | leftover to wed, food dal, mon
  make a big batch of bolognese on Monday and freeze half for Saturday | leftover to sat, food bolognese, mon

  @plain
  # planner 51: who, when and how often hold for all that they are said of
  use up the pork chops | use food pork chops

  @slowCooker
  # planner 128
  # Cooking for another meal.
  a gammon on Sunday with enough for soup Monday | have food gammon, 1.., sun + leftover to mon, food gammon, sun + have food soup, 1.., mon
  roast lamb on Sunday, plenty for wraps on Tuesday | have food roast lamb, 1.., sun + leftover to tue, food roast lamb, sun + have food wraps, 1.., tue
  extra stew on Monday for Max’s tea on Tuesday | leftover to tue dinner, food stew, mon
  extra stew on Monday | | all
  two dinners out of one ham | leftover meals 2, food ham
  get three meals from the stew | leftover meals 3, food stew
  cook extra beef on Sunday so we can have it in wraps on Tuesday | have food beef, 1.., sun + leftover to tue, food beef, sun + have food wraps, 1.., tue

  @grill
  # planner 116: what stands beside a wish is of those meals and people, and of no others
  # follows who is there and what is left
  my parents come on Friday, dad hates fish | guest people 2, fri + have food fish, ..0, for Dad
  Lily and Max out Friday, a light dinner for two | away fri, for Lily/Max + have tag light, 1.., fri dinner + heads people 2, fri dinner
  soup Monday, something with the leftover chicken Tuesday | have food soup, 1.., mon + leftover to tue, food chicken
  grill something on Sunday | have tag grill, every, sun
  use the freezer on Sunday | skip instead freezer, sun

  @stews
  # planner 127
  # What is used up.
  an open pot of cream to use up | use food cream, 1 pot
  use up the cooked rice | use food rice
  half a bag of spinach left from the party | use food spinach, 0.5 bag
  leftover dal from Monday for lunch on Tuesday | leftover to tue lunch, food dal, mon

  @christmas
  # planner 54: a verb is known in each of its forms and with each of its endings
  make a huge pot of stew on Monday with some left over for Tuesday | leftover to tue, food stew, mon
  make a double batch of stew on Monday and keep half back for Tuesday | leftover to tue, food stew, mon
  make twice as much stew on Monday, we’ll have it again on Tuesday | leftover to tue, food stew, mon
  # planner 163: what is frozen without a day is not eaten in the plan
  cook double stew on Sunday and freeze half | | all
  make too much stew on Monday so we can freeze half | | all
  ham on Sunday and stick one in the freezer | have food ham, 1.., sun | stick one in the freezer
  pasta on Monday, enough for the kids on Tuesday | have food pasta, 1.., mon | enough for the kids on Tuesday
  # planner 161: a dish that has enough for another is eaten in that one
  a roast on Sunday, enough for sandwiches on Monday | have food roast, 1.., sun + leftover to mon, food roast, sun + have food sandwiches, 1.., mon
  a roast on Sunday enough for sandwiches on Monday | have food roast, 1.., sun + leftover to mon, food roast, sun + have food sandwiches, 1.., mon
  a roast on Sunday and enough for sandwiches on Monday | have food roast, 1.., sun + leftover to mon, food roast, sun + have food sandwiches, 1.., mon
  ham on Sunday, big enough for a pie on Monday | have food ham, 1.., sun + leftover to mon, food ham, sun + have food pie, 1.., mon
  curry on Friday, enough for six | have food curry, 1.., fri + heads people 6, fri
  # planner 56: what is put right is changed, and what is said again is one wish
  use up the spinach, 300g of it | use food spinach, 300 g
  # planner 57: lists under one word hold it for all their parts
  we have 3 peppers, an onion and some feta that need using | use food peppers, 3 + use food onion + use food feta
`

it.each(rowsOf(table))('$sentence', ({ sentence, meaning, kitchen }) => {
  expect(meaningOf(readRules(sentence, kitchen), sentence)).toBe(meaning)
})
