/** Phrases that say what kind a rule is of. */

import type { Cue } from './token.ts'

/** Listed phrases by cue; those of patterns are made elsewhere. */
export const cuePhrases: Readonly<Record<Cue, string>> = {
  use: `
    before they (turn/spoil/rot/die/wilt/expire)|before it (turns/spoils/rots/dies/wilts/expires)|
    needs doing something with|do something with the|do something with|make something with the|
    make something from the|
    something (that uses up/that uses up the/using up/to use up/that uses the/which uses the)|
    find something for the|plough through|blitz|munch through|demolish|kill off|knock off|mop up|
    hoover up|do away with|[i/we] (want rid of/could use up)|wants rid of|rescue|
    [has/have] (got to go/seen better days)|wont last [long/the week/much longer]|wont keep|
    will not keep|(isnt/arent) (going to last/getting any younger)|
    (is/are) (turning/getting old/getting on/left over)|looks sad|look sad|looks a bit sad|
    [is/are] (looking a bit sad/nearly off/expiring/thawing/defrosting/taking up room)|
    [is] (getting on a bit/almost off/short dated/expiring soon/taking up space/going slimy)|
    (close/is close) (to going off/to its date)|close to their date|
    (near its/is near its) (date/use by)|
    (needs/could do with being/crying out to be/waiting to be) (used/eaten)|needs used up|
    (need used/prioritise using/use/use it/use them/finish) [up]|
    (needs/need) (a home/shifting/cooking)|needs a purpose|could do with being used up|
    (there/is there/desperate/begging/asking) to be used|
    (taking up half the/taking up the whole/taking up most of the/in the) (freezer/fridge)|
    use (them both/both/in/the last of/the rest of/what is left of/whats left of/the remaining)|
    taking up freezer space|should go first|(going/is going/are going) (off/to waste)|
    (will/mustnt/must not/cant/shouldnt/should not) go to waste|dont waste the|
    (is hanging/hanging/kicking) (around/about)|are hanging around|
    (languishing/is languishing/lurking/sat/sitting/left) in the fridge|going begging|going spare|
    up for grabs|priority is using up|[can we] (get through/work through/clear)|
    could we get through|while its still good|while theyre still good|while it lasts|
    before its too late|see off|shift|make a dent in|find a use for|find a home for|wants shifting|
    want shifting|knocking about|lying around|
    looking (sorry for itself/sorry for themselves/sad/tired)|on the turn|on its way out|
    on their way out|past its best|past their best|eat up|polish off|get rid of|burn through|
    put to use|make use of|used in|that needs using|left|on its last legs|spare|left to use|
    in the cupboard|in the pantry|using up|finish off|used up|to use it up|gets used|
    going out of date|clear out|that uses up|which uses up|that use up|thatll use up`,
  takeaway: `
    (grab/order/pick up/picking up/getting/get) (a takeaway/takeout)|
    (grabbing a/treat ourselves to a/treating ourselves to a/a cheeky/cheeky/pizza) takeaway|
    ordering (a takeaway/pizza/a pizza/something in/in/out)|
    order (us a takeaway/a curry/in a curry/a chinese/an indian/thai/sushi/in/out/takeaway)|
    deliveroo|a deliveroo|just eat|uber eats|ubereats|doordash|door dash|grubhub|
    chippy [run/tea/night]|chip shop|chip shop tea|chip shop dinner|the chip shop|the chipper|
    from the chipper|chipper|drive thru|drive through|mcdonalds|maccies|maccys|kfc|burger king|
    nandos|dominos|taco bell|five guys|pizza delivery|
    (pizza/get pizza/get a pizza/food/dinner/get food/get something/something) delivered|
    (order pizza/order pizzas/get a chinese/get an indian/order food/order something) [in]|
    (order a/order some/takeaway/takeout/dial a/phone for a/phone for/ring for a) pizza|
    (order/order from the) (chinese/indian)|[thai/chinese/indian] (takeaway/takeout)|
    takeaway curry|(pizza/curry/chinese) from the takeaway|food delivery|get food in|
    pick something up on the way home|kebab shop|takeaway night|takeout night|get something in|
    carryout|carry out|takeaways|take away|take aways|take out|delivery|we order in`,
  out: `
    eating there|having dinner there|having tea there|having lunch there|
    (going/taking us/out/going out) (for a meal/for dinner)|go for a meal|going for tea|
    going for lunch|[a] (dinner reservation/restaurant booked/table booked)|
    [booked a/at a/to a/in a/eat at a/going to a] restaurant|booked us a table|booked us in|
    [weve] (got a table booked/booked a table)|got us a table|(to the pub for/pub) (tea/dinner)|
    (off to/meal at/down/up/at/going to/go to) the pub|date night out|fed elsewhere|
    being fed elsewhere|(grab/grabbing) (a bite out/food out)|get food out|a bite out|
    [is/are] taking us out|taking us all out|taking us out for dinner|cafe tea|at the carvery|
    carvery|all you can eat|buffet place|eat on the way home|(eat/eating) (out/on the road)|
    eating on the go|a reservation|reservations|dinner reservations|
    out for (a bite/a curry/pizza/a chinese/a burger/burgers/steak/tea/lunch)|out on the town|
    off out|eats out|(going/go) (out/out to eat)|out to dinner|dinner out|meal out|lunch out|
    out to eat|dining out|pub|dine out`,
  freezer: `
    use the freezer|raid the freezer|raiding the freezer|
    freezer (raid/dive/surprise/stash/stuff/bits/pizza/teas/nights/lunches/night/supper/tea/food)|
    defrost something|defrosting something|defrost a meal|defrost dinner|
    (pull something/dig something/something/a meal/dinner) (out of the freezer/from the freezer)|
    grab something from the freezer|get something out of the freezer|
    take something out of the freezer|whatever is in the freezer|whatevers in the freezer|
    something frozen|(frozen/freezer) (meal/dinner/dinners/meals)|a frozen dinner|a frozen meal|
    emergency freezer meal|(eat/eating) (from the freezer/down the freezer)`,
  bought: `
    [a] (ready meal/shop bought meal/microwave meal/meal deal)|ready meals|microwave meals|
    something (bought/shop bought/ready made/from the shop/from the supermarket/from the deli)|
    buy something [in/ready made]|buy dinner|bought in|bought something`,
  leftovers: `
    yesterdays leftovers|last nights leftovers|reheat leftovers|reheated leftovers|
    reheating leftovers|fridge (leftovers/forage/raid/clear out)|whatever is left over|
    whatevers left over|whatever we have left|whatever is left|
    (bits and bobs from/bits from/raid/clear) the fridge|odds and ends|
    (clean out the fridge/leftovers/leftover) [night]|have leftovers|
    (heat/warm/eat/use) up leftovers|scraps|left overs|left over|eat leftovers|
    use up the leftovers|use leftovers|leftover day|finish leftovers|eat the leftovers|
    leftovers day`,
  skip: `
    cooking is off|cookings off|
    [give the cook the/the/taking the/the cooks/cooks/chefs/a] night off|
    (to not/dont make me/dont/do not/no/wont/cant) cook|
    (do not want/not to have/too tired/too knackered/too busy/cant be arsed/cba) to cook|
    zero cooking|no chance of cooking|[let me/night] off cooking|off cooking duty|off kitchen duty|
    without cooking|not a chance im cooking|no way am i cooking|no way im cooking|
    cant face cooking|cannot face cooking|cant face the cooking|cant be arsed cooking|cba cooking|
    dont (fancy cooking/need feeding/need a meal/bother with/schedule/bother with any of it)|
    do not fancy cooking|
    (wont need/dont need/doesnt need/do not plan/no need to do/dont cook) anything|
    (dont/no need to) (bother/feed us/plan anything/bother with anything)|no need to plan|
    no plan needed|leave a gap|(leave it/leave/keep) (open/clear/empty/free)|free of cooking|
    unplanned|leave unplanned|(dinners/dinner is/got dinner/got tea) (sorted/covered)|teas sorted|
    tea is sorted|(dinner is/dinners/tea is) taken care of|
    (were sorted for/forget/forget about/no worries about) dinner|were sorted for tea|were covered|
    dont worry about (dinner/tea/anything/food/us)|we wont need feeding|
    (kitchens/kitchen is/kitchen) (closed/shut)|not lifting a finger|im on strike|no cooking|
    not cooking|wont be cooking|isnt cooking|no meal|no meals|skip|skip cooking|nothing planned|
    plan nothing|leave blank|blank|empty|free|day off|not be cooking|leave it blank|no need for|
    cooking free|no food needed|nothing needed|cook nothing`,
  side: `
    [with] (a side/sides/a side dish/side dishes/something on the side)|with a side each|
    a side with (the main/it/each)|[a] (main with a side/main and a side)|mains with sides|
    main and side`,
  guest: `
    drives up|[is/are] (in town/here/round/with us/sleeping over)|coming for|comes for|joins|
    joining|will join|to stay|having guests|we have|for company|is over|are over|invited|
    will be here|round for|over for|sleeps over`,
  stays: `
    (and stay/and stays) (until/till/til/to/through/thru)|and staying through|and staying thru|
    (staying on/stays/staying) (until/till)|and stays|leaves|leaves on|and is here until|
    staying to|through to`,
  away: `
    on camp|on tour|on an exchange|on exchange|on a course|on a retreat|on placement|absent|
    otherwise engaged|goes out|(having a sleepover at/going round) (a friends/his mates)|
    having dinner round a friends|going to (a party/a friends/his friends/her friends/a mates)|
    off to a party|(has gone/travelling/traveling) [to]|going round to a friends|dining elsewhere|
    eating at the office|eating at his desk|eating at her desk|out on a date|having her tea out|
    having his tea out|wont be joining|isnt joining|[is] (fasting/off to/flying to/heading to)|
    are fasting|fasts|(fending for/fends for/feeding) (himself/herself)|
    (sorting/sorts) (himself out/herself out)|working away|works away|everyone is out|
    everyones out|everybody is out|[were all/we are all] (out/away)|well all be out|gone|have gone|
    wont need|doesnt need|dont need|on a trip|out of town|on a school trip|sleepover|
    on a business trip|on holiday|on vacation|elsewhere|missing|misses|abroad|at uni|at college|
    away for work|away with work|away on business|staying at|stays at|doesnt eat at home`,
  'we are': `
    makes us|making us|(that/which) (makes us/makes)|that will make us|figure on|figure|count on|
    [a] (total of/table of/table for)|well number|serving|(headcount/head count) [is]|numbers are|
    number of people is|there are going to be|therell only be|lay|(set/lay) (for/the table for)|
    laying for|set places for|so that makes|to feed|we are|were|well be|we will be|there are|
    (there will/therell/itll/it will) (be/just be)|(it is/its/theres) [just/only]|there is|
    cooking for|cook for|feeding|feed|enough for|serves|party of`,
  'of us': `
    all in all|all told|hungry adults|bodies|(places at/round/at/around) the table|at table|
    sitting down|hungry mouths|hungry people|places|on my own|by myself|home alone|all alone|alone|
    on his own|on her own|by himself|by herself|of us [home/at home/here/eating]|people|persons|
    person|eaters|diners|mouths|ppl|in total|in all|altogether|heads|all together|at home|eating|
    mouths to feed|guests in total`,
  'not eating': `
    (not/isnt/arent/wont be) eating|wont eat|doesnt eat|dont eat|doesnt have|skips|skipping|
    wont have|does not eat|do not eat|will not eat`,
  allergic: `
    gets ill from|gets sick from|(gets/breaks out in/comes out in) (a rash from/hives from)|
    gets a bad stomach from|gets a bad tummy from|gets a sore tummy from|gets tummy ache from|
    gets stomach ache from|gets bloated from|gets bloated by|gets migraines from|is made ill by|
    is made sick by|breaks out from|flares up with|is upset by|has a reaction to|has reactions to|
    has an intolerance of|has a sensitivity to|comes out in hives with|comes out in a rash with|
    swells up with|swells up from|swell up from|[is] (allergic to/intolerant/intolerant to)|
    are allergic to|has an allergy to|allergy|intolerance|has a bad reaction to|reacts to|
    reacts badly to|cant tolerate|cannot tolerate|is sensitive to|allergies|has an intolerance to`,
  'cannot have': `
    has been told (to avoid/no/to give up/to cut out)|been told to avoid|been told no|
    mustnt be given|must not be given|shouldnt be given|no longer eats|no longer has|
    is no longer eating|is no longer having|is banned from|(cant/cannot) (manage/stomach/handle)|
    (is not allowed to/isnt allowed to/cant/cannot/can not/shouldnt/mustnt) (have/eat)|is off|
    may not eat|must not eat|should not eat|should avoid|has to avoid|needs to avoid|avoids|
    gave up|is avoiding|is cutting out|cuts out`,
  dislikes: `
    is anti|gags at the sight of|can not stand|cant stand the sight of|cant stand the smell of|
    [always] (picks out/picks out the)|picks off the|(always leaves/leaves all) (the/his/her)|
    always leaves|moans about|complains about|whinges about|kicks off about|throws a fit over|
    throws a wobbly over|is scared of|is fussy about|is fussy with|is weird about|is picky about|
    has a problem with|struggles with|spits out|strongly dislikes|really dislikes|
    refuses point blank to eat|flat out refuses|point blank refuses|is boycotting|is no fan of|
    is no lover of|(isnt/is not) (having any/one for)|wont try|wont even try|hates the taste of|
    hates the texture of|wont hear of|gags on|gags at|pulls a face at|isnt having|is funny about|
    has a thing about|is sick to death of|(doesnt/dont) (take/do/want)|wont take|
    cant be doing with|cant be having|does not take|(nobody/no one) (wants/fancies/will eat)|
    noone wants|none of us want|cant do|cannot do|wont do|hates|hate|refuses|refuses to eat|
    refuse to eat|refuse|dislikes|dislike|gets no|get no|not a fan of|gone off|has no|detests`,
  'no repeat': `
    (dont repeat/do not repeat/no repeating/never repeat/without repeating) [anything]|
    different (meals each day/dinners each day/meal every day/dish every night)|
    everything different|(each/make every) (night different/day different)|
    make each night different|mix it up|no doubles|no double ups|
    (dont do/dont give us/dont have/dont serve) anything twice|
    (do nothing/nothing/never/no dishes/no meals/nothing the same/same dish never) twice|
    no same dinners|only once each|each meal once only|each dish once only|
    dont repeat (yourself/a dish/any dish/any meal/a meal/dishes/meals)|no repeats|
    every day something different|every night something different|no repeat|without repeats|
    not repeat|no repetition|nothing repeated|no duplicates|
    (no dish/no meal/no recipe) (twice/again/more than once)|
    (never/not) (the same dish/the same recipe)|never the same meal|no two the same|
    nothing more than once|avoid repeats|avoid repeating|all different|
    (different every/different meals every) (day/night)|every meal different|every dish different|
    nothing we had last week|repeat nothing`,
  repeat: 'repeat|repeats|repeated',
  same: 'same|the same|one and the same',
  different: 'different|kinds of|types of',
  running: `
    next to each other|right next to each other|side by side|
    (back to back/on consecutive/consecutive/on back to back) (nights/days)|consecutively|
    on the trot|on the bounce|in succession|
    (two nights/two days) (on the trot/on the bounce/together)|twice on the trot|
    [two days/two nights/twice/days/nights/2 days/2 nights] (running/in a row)|back to back|
    [on] (two consecutive days/successive days)|two days straight|one day after another|
    one after the other|one after another|two meals in a row|day after day|2 days together|
    2 nights together`,
  'same day': `
    (on the same/the same) (day/night/evening)|in the same day|in one day|on one day|
    in a single day`,
  'other day': `
    (every other/every second) (day/night/evening)|(on alternate/alternate) (evenings/days/nights)`,
  after: `
    [the day right/the day straight/the day immediately/the night right/the day] (after/after the)|
    (the day/the night) (after we have/after a/before the/before)|the night after|
    (the evening/day/night/evening) (after/before)|straight after|following|the day following|
    directly after|right after|the evening before the|the day before a`,
  'next day': `
    (the next/the following) (day/night)|next day|the day after that|the night after that|
    the day afterwards`,
  double: `
    bulk cook|double|double up|batch cook|batch|cook once eat twice|make plenty|cook plenty|
    enough for two days|enough for two nights|twice as much`,
  'eat again': `
    (round two/part two/for leftovers) [on]|take two|the rest for|the remains for|to eat|
    (eat/have) (it/the other one/the second one/the rest)|finish it|finish it off|use the rest|
    to have again|half in the freezer for|
    (and the other half/and have the other half/and take it) out of the freezer|the second one for|
    the other one for|and the other for|so its there for|for the next day|leftovers the next day|
    reheat|to reheat|as leftovers`,
  within: 'in any|in a space of',
  except: `
    all week but|all the days but|all nights but|the whole week but|
    (every single/every/any) (night but/day but)|every evening but|each night but|each night bar|
    cept|cept for|barring|excepting|aside from|all days but|
    [any day/any night] (bar/except/apart from/other than)|except for|except on|apart from on|
    save for|besides|any evening but|any evening except`,
  other: 'other|another',
  more: 'more|less|fewer|more of',
  otherwise: `
    otherwise|everything else|all the rest|all the others|all other meals|every other meal|
    [all/the/on the] (other nights/other days)|[the] (rest/rest of the week/remaining days)|
    the rest of the time|on other days|every other day besides|any other day|any other night|
    on all other days`,
  fine: `
    (as often as/as much as/as many times as/whenever/all/any time) you like|as often as you want|
    as much as you want|(i/we) (dont mind/dont care)|im not bothered|were not bothered|
    (not fussed/not bothered) [about]|(no/dont/doesnt/do not/does not) matter|is up to you|
    are up to you|[is/are] (fine/ok/okay/allowed/alright)|is all right|no problem|are welcome|
    is no problem|dont mind`,
  spend: `
    budgets|our budget|our budgets|my budget|[food] (budget/shopping/shop/spend/costs)|
    the shopping|the weeks shopping|the weeks food|the lot|groceries|grocery shop|the groceries|
    the food shop|weekly shop|spending|cost|costing|a budget of|budget of|total budget|on food|
    on groceries|on meals|grocery bill|food bill|the bill|shopping bill|the shop|the total`,
  'by protein': `
    the same meat|[the same/same] (protein/kind of meat/type of meat)|proteins|meat twice|
    same meat|different protein|different proteins|different meat|main protein|sort of meat|
    protein source|protein sources`,
  'by cuisine': `
    [the same/the same kind of/same/different/kind of] cuisine|cuisines|different cuisines|
    nationality|nationalities|countries|country|cooking styles|national cuisines|food cultures`,
  before: 'before',
  until: 'until|till|til|through|thru|up to and including|up until',
  since: `
    onward|and after|and beyond|and later|
    (until/till/to/through/through to/right to) the end of the week|beginning|from|starting|as of|
    starting on|from this|onwards|on wards`,
  to: 'to',
  per: `
    per|apiece|(per/a) (person/head/serving/portion/plate/meal/dish)|each person|pp|per dinner|
    per person per meal|per serve|each meal costs`,
  'a day': 'a day|per day|in a day|per person per day|per day each',
  'half week': `
    (half/half of) (the week/the meals/the dinners/our meals/our dinners/the days/the nights)|
    half the time|half of it|half of them`,
  'most week': `
    most (days/nights/of the week/of the time/meals/of the meals/of our meals)|mostly|
    the majority of meals|mainly`,
  is: `
    is|are|be|being|turned|has turned|have turned|went|is going|are going|turning|have been|
    has become|became`,
  total: `
    in any (one week/week/given week/single week)|
    (in a given/for the whole/for the/the/a/every/each/per/this) week|total|all in|
    (the/the whole/whole/this/all the) weeks|weekly|for everything|overall`,
}
