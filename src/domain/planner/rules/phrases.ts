/** Words and phrases of the grammar itself, each with what it means. */
import type { MealSlot } from '../../calendar/meal.ts'
import { weekdayNames } from '../weekday-names.ts'
import { feastNames } from './feast-days.ts'
import type { Break, Cue, Meaning } from './piece.ts'

const list = (text: string) => text.split(/[|\n]/).flatMap((part) => part.trim() || [])

const cues: Readonly<Record<Cue, string>> = {
  use: `use up|eat up|work through|polish off|get rid of|burn through|use in|put to use|make use of|cook up|clear|used in|that needs using|need to use|use|use it|use them|use it up|use them up|left|left in the fridge|needs cooking|need cooking|to get rid of|needs eaten|on its last legs|spare|left to use|in the fridge|in the freezer|in the cupboard|in the pantry|using up|finish|finish off|finish up|get through|used up|to use|to use it up|going off|gets used|going to waste|is going off|are going off|going out of date|clear out|use the last of|use the rest of|use what is left of|use whats left of|use the remaining`,
  takeaway: `takeaway|takeaways|take away|take aways|takeout|take out|order in|ordering in|order out|ordering out|getting a takeaway|get a takeaway|delivery|order food|we order in|chippy|from the chippy|chinese takeaway|indian takeaway|order takeout|order takeaway`,
  out: `off out|eat out|eating out|eats out|going out|go out|go out to eat|going out to eat|going out for dinner|out for dinner|out to dinner|out for tea|out for lunch|out for a meal|dinner out|meal out|lunch out|restaurant|at a restaurant|
    to a restaurant|out to eat|going out for a meal|dining out|at the pub|going to the pub|go to the pub|pub|in a restaurant|eat at a restaurant|going to a restaurant|dine out`,
  leftovers: `leftovers|leftover|left overs|left over|leftover night|leftovers night|eat leftovers|eat up leftovers|use up leftovers|use up the leftovers|use leftovers|leftover day|finish leftovers|eat the leftovers|leftovers day`,
  skip: `no cooking|do not cook|not cooking|no cook|wont cook|wont be cooking|isnt cooking|no meal|no meals|skip|skip cooking|dont plan anything|do not plan anything|nothing planned|plan nothing|leave blank|leave empty|leave free|blank|empty|free|night off|day off|off cooking|not be cooking|cant cook|leave it blank|leave it empty|leave it free|no need for|dont need a meal|cooking free|dont bother with|fasting|night off cooking|a night off|dont schedule|no food needed|nothing needed|were not cooking|im not cooking|dont cook anything|cook nothing`,
  side: `with a side|with sides|with a side dish|with side dishes|with a side each|a side dish|side dishes|a side|sides|with something on the side|something on the side|a side with the main|a side with it|a side with each|main with a side|mains with sides|a main with a side|main and a side|a main and a side|main and side`,
  guest: `flies in|flying in|gets in|drives up|turns up|in town|is in town|are in town|coming for|comes for|is here|are here|here|joins|joining|will join|over|round|to stay|having guests|we have|having|for company|is over|are over|is round|are round|is with us|are with us|with us|invited|will be here|round for|over for`,
  stays: `and stays|stays until|stays till|staying until|staying till|and leaves|leaves|leaves on|and is here until|and stays until|and stays till|staying to|goes home|through to`,
  away: `working away|works away|off to|is off to|flying to|is flying to|heading to|is heading to|travelling to|traveling to|everyone is out|everyones out|everybody is out|were all out|we are all out|well all be out|were all away|we are all away|away|gone|has gone|have gone|traveling|travelling|wont need|doesnt need|dont need|on a trip|out of town|on a school trip|out|sleepover|on a business trip|on holiday|on vacation|elsewhere|missing|misses|abroad|at uni|at college|away for work|away with work|away on business|staying at|stays at|doesnt eat at home`,
  'we are': `that makes|which makes|that makes us|which makes us|so that makes|making us|a table of|a table for|table of|to feed|we are|were|well be|we will be|there are|there will be|therell be|theres|there is|it is|its|itll be|it will be|only|just|cooking for|cook for|feeding|feed|enough for|it will just be|itll just be|it is just|its just|its only|it is only|serves|table for|party of|serve|we have`,
  'of us': `on my own|by myself|home alone|all alone|alone|on his own|on her own|by himself|by herself|of us|people|persons|person|eaters|diners|mouths|ppl|of us home|of us at home|in total|in all|altogether|at the table|heads|around the table|all together|at home|eating|mouths to feed|of us here|of us eating|guests in total`,
  'not eating': `not eating|isnt eating|arent eating|wont be eating|wont eat|doesnt eat|dont eat|doesnt have|skips|skipping|wont have|does not eat|do not eat|will not eat`,
  allergic: `allergic to|is allergic to|are allergic to|has an allergy to|intolerant|is intolerant to|intolerant to|allergy|intolerance|is intolerant|has a bad reaction to|reacts to|reacts badly to|cant tolerate|cannot tolerate|is sensitive to|allergies|has an intolerance to`,
  'cannot have': `cant have|cannot have|cant eat|cannot eat|can not eat|can not have|shouldnt have|shouldnt eat|mustnt have|mustnt eat|is off|may not eat|must not have|must not eat|should not eat|should avoid|has to avoid|needs to avoid|avoids|has given up|gave up|is avoiding|is cutting out|cuts out`,
  dislikes: `nobody wants|no one wants|noone wants|none of us want|nobody fancies|no one fancies|nobody will eat|no one will eat|nobody eats|no one likes|noone likes|no one eats|cant do|cannot do|doesnt do|dont do|wont do|hates|hate|doesnt like|dont like|does not like|do not like|wont touch|refuses|refuses to eat|refuse to eat|refuse|cant stand|dislikes|dislike|wont have|gets no|get no|not a fan of|gone off|has no|doesnt want|dont want|detests`,
  'no repeat': `no repeats|every day something different|every night something different|no repeat|dont repeat|do not repeat|without repeats|without repeating|never repeat|not repeat|no repetition|nothing repeated|no duplicates|no dish twice|nothing twice|no meal twice|no recipe twice|never the same dish|never the same meal|never the same recipe|not the same dish|not the same recipe|no dish again|no recipe again|no meal again|no two the same|nothing more than once|no dish more than once|no meal more than once|no recipe more than once|avoid repeats|avoid repeating|all different|different every night|different every day|different meals every day|different meals every night|different meal every day|different dish every night|every meal different|every dish different|nothing we had last week|never twice|dont give us anything twice|no dishes twice|no meals twice|dont have anything twice|dont serve anything twice|nothing the same twice|same dish never twice|repeat nothing`,
  repeat: `repeat|repeats|repeated`,
  same: `same|the same`,
  different: `different|kinds of|types of`,
  running: `two days running|two nights running|twice running|two days in a row|two nights in a row|twice in a row|on consecutive days|on consecutive nights|consecutive days|consecutive nights|back to back|on back to back days|on back to back nights|days running|nights running|days in a row|nights in a row|in a row|running|on two consecutive days|two consecutive days|two days straight|one day after another|consecutively|one after the other|one after another|on successive days|2 days running|2 days in a row|2 nights running|2 nights in a row|two meals in a row|successive days|day after day`,
  'same day': `on the same day|on the same night|the same night|on the same evening|the same evening|in the same day|the same day|in one day|on one day|in a single day`,
  'other day': `every other day|every second day|every other night|every second night|alternate days|alternate nights|on alternate days|on alternate nights`,
  after: `the day after the|the day after we have|the night after we have|after the|after|the day after a|the night after a|the day after|the night after|the evening after|day after|night after|straight after|following|the day following|directly after|right after|the day before the|the night before the|the evening before the|the day before a|the day before|the night before|day before|night before`,
  'next day': `the next day|the next night|next day|the day after that|the following day|the following night|the night after that|the day afterwards|the day after`,
  double: `bulk cook|double|double up|batch cook|batch|cook once eat twice|make plenty|cook plenty|enough for two days|enough for two nights|twice as much`,
  'eat again': `whats left for|whatevers left for|whatever is left for|what is left for|the rest for|the remains for|to eat|eat it|have it|finish it|finish it off|have the rest|use the rest|for leftovers on|to have again|half in the freezer for|and the other half out of the freezer|and have the other half out of the freezer|and take it out of the freezer|have the second one|have the other one|eat the other one|eat the second one|the second one for|the other one for|and the other for|so its there for|for the next day|leftovers the next day|for leftovers|to last|reheat|to reheat|eat the rest|as leftovers`,
  within: `in any|inside|in a space of`,
  except: `every day but|every night but|all days but|except|except for|except on|apart from|apart from on|other than|save for|bar|besides|excluding`,
  other: `other|another|different`,
  more: `more|less|fewer|more of`,
  otherwise: `otherwise|everything else|all the rest|all the others|all other meals|every other meal|all other nights|rest|the rest|the rest of the week|the rest of the time|on other days|on the other days|the other days|other days|all other days|every other day besides|rest of the week|the other nights|other nights|on the other nights|any other day|any other night|remaining days|the remaining days|on all other days`,
  fine: `is fine|are fine|is ok|are ok|is okay|are okay|ok|okay|fine|is allowed|are allowed|allowed|is alright|are alright|alright|is all right|no problem|are welcome|is no problem|dont mind`,
  spend: `groceries|grocery shop|the groceries|food costs|the food shop|shop|food shop|weekly shop|spend|spending|cost|costs|costing|budget|a budget of|budget of|total budget|food budget|on food|on groceries|on meals|grocery bill|food bill|the bill|shopping bill|food spend|the shop|the total`,
  'by protein': `the same meat|the same protein|the same kind of meat|the same type of meat|protein|proteins|meat twice|same protein|same meat|same kind of meat|different protein|different proteins|different meat|kind of meat|main protein|type of meat|same type of meat|sort of meat|protein source|protein sources`,
  'by cuisine': `the same cuisine|the same kind of cuisine|cuisine|cuisines|same cuisine|different cuisine|different cuisines|kind of cuisine|nationality|nationalities|countries|country|cooking styles|national cuisines|food cultures`,
  before: `before`,
  until: `until|till|til|through|thru|up to and including|up until`,
  since: `from|starting|as of|starting on|from this|onwards|on wards`,
  to: `to`,
  per: `per|apiece|per person|per head|a head|per serving|a serving|per portion|a portion|each person|per plate|per meal|a meal|a plate|pp|per dinner|a person|per person per meal|per serve|per dish|a dish|each meal costs`,
  'a day': `a day|per day|in a day|per person per day|per day each`,
  'half week': `half the week|half of the week|half the time|half the meals|half of the meals|half the dinners|half our meals|half our dinners|half of our meals|half of our dinners|half of the dinners|half the days|half the nights|half of the nights|half of the days|half of it|half of them`,
  'most week': `most days|most nights|most of the week|most of the time|most meals|most dinners|mostly|most evenings|the majority of meals|most lunches|most of the meals|most of our meals|mainly`,
  is: `is|are|be|being|turned|has turned|have turned|went|is going|are going|turning|has been|have been|has gone|has become|have gone|became`,
  total: `in total|total|all in|all together|the whole week|for the whole week|the weeks|the whole weeks|whole weeks|this weeks|all the weeks|weekly|for the week|the week|a week|every week|each week|per week|this week|week|in all|all week|for everything|overall|altogether`,
}

const amounts: readonly [string, number, string][] = [
  ['half an hour|half hour|a half hour|30 min', 30, 'minutes'],
  ['an hour|one hour|a hour', 60, 'minutes'],
  ['quarter of an hour|a quarter of an hour|quarter hour', 15, 'minutes'],
  ['three quarters of an hour', 45, 'minutes'],
  ['an hour and a half|hour and a half|one and a half hours', 90, 'minutes'],
  ['a tenner', 10, 'money'],
  ['a fiver', 5, 'money'],
  ['a pound', 1, 'money'],
  ['a pound of|one pound of', 1, 'lb'],
  ['half a pound of', 0.5, 'lb'],
  ['a kilo of', 1, 'kg'],
]

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|')
const longMonths =
  'january|february|march|april|may|june|july|august|september|october|november|december'.split('|')

const times: readonly [string, number][] = [
  ['once', 1],
  ['one time', 1],
  ['twice', 2],
  ['thrice', 3],
]

const numbers: readonly [string, number][] = [
  ...'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
    .split('|')
    .map((word, n): [string, number] => [word, n]),
  ['a couple of', 2],
  ['a couple', 2],
  ['couple of', 2],
  ['a pair of', 2],
  ['a few', 3],
  ['few', 3],
  ...'thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'
    .split('|')
    .map((word, n): [string, number] => [word, n + 13]),
  ...'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
    .split('|')
    .flatMap((ten, n): [string, number][] => [
      [ten, (n + 2) * 10],
      ...'one|two|three|four|five|six|seven|eight|nine'
        .split('|')
        .map((one, more): [string, number] => [`${ten} ${one}`, (n + 2) * 10 + more + 1]),
    ]),
  ['one hundred', 100],
  ['two hundred', 200],
  ['a hundred', 100],
  ['a dozen', 12],
  ['both', 2],
  ['half a', 0.5],
  ['half an', 0.5],
  ['half the', 0.5],
  ['half of the', 0.5],
  ['half', 0.5],
  ['½', 0.5],
  ['a single', 1],
  ['single', 1],
]

const compares: Readonly<Record<'max' | 'min' | 'exact' | 'below' | 'above', string>> = {
  max: `at most|at the most|at the very most|max|maximum|a max of|a maximum of|maximum of|max of|no more than|not more than|never more than|no greater than|up to|tops|or less|or fewer|or under|limit|limited to|limit to|limit of|a limit of|cap|capped at|keep to|no longer than|not longer than|not exceeding|as a maximum|not over|no over|not above|max out at|stick to|keep under|only|just|under|below|within|in under|not exceed|nothing dearer than|nothing more expensive than|cost no more than|costing no more than|costs no more than|should take|takes under|keep it under|keep it to|keep it below|in the|sub|not much over|around|about|roughly|less than|lower than|cheaper than|quicker than|faster than|shorter than|quicker|<`,
  below: `fewer than`,
  min: `at least|at the least|minimum|min|a minimum of|minimum of|no less than|no fewer than|not less than|not fewer than|or more|or so|at a minimum|plus`,
  above: `more than|over|above|greater than|upwards of`,
  exact: `exactly|precisely|exact`,
}

const units: Readonly<Record<string, string>> = {
  minutes: 'minutes|minute|mins|min|minuets|mintues',
  hours: 'hours|hour|hrs|hr',
  kcal: 'calories|kcal|kcals|cals|cal|calorie|kilocalories',
  g: 'g|gram|grams|gramme|grammes|gr',
  kg: 'kg|kilo|kilos|kilogram|kilograms|kgs',
  ml: 'ml|millilitre|millilitres',
  l: 'l|litre|litres|liter|liters',
  lb: 'lb|lbs',
  pound: 'pound|pounds',
  oz: 'oz|ounce|ounces',
  tin: 'tin|tins|tin of|tins of',
  can: 'can of|cans|cans of',
  pack: 'pack|packs|packet|packets|packs of|pack of|package|packages',
  bag: 'bag|bags',
  bunch: 'bunch|bunches',
  jar: 'jar|jars',
  head: 'head of',
  block: 'block|blocks',
  tub: 'tub|tubs',
  box: 'box|boxes',
  pint: 'pint|pints',
  carton: 'carton|cartons',
  x: 'x',
  money: 'quid|dollars|dollar|bucks|£|$|€|euros|euro|gbp|usd',
  pence: 'p|pence|cents',
  of: 'portions worth of|portions of|helpings of|servings of',
  days: 'days|day',
  week: 'weeks|week',
  fortnight: 'fortnight',
}

const slots: readonly [string, readonly MealSlot[], { isNight?: true; isMany?: true }][] = [
  [
    'breakfast|morning|brekkie|brekky|in the morning|at breakfast|breakfast time|brunch|breakfast meal|before school',
    ['breakfast'],
    {},
  ],
  ['breakfasts|mornings|in the mornings|breakfast meals', ['breakfast'], { isMany: true }],
  [
    'lunch|midday|noon|lunchtime|at lunchtime|at lunch|lunch time|lunch box|lunchbox|packed lunch box|at midday|lunch meal|afternoon',
    ['lunch'],
    {},
  ],
  ['lunches|lunchtimes|lunchboxes|lunch boxes|lunch meals', ['lunch'], { isMany: true }],
  [
    'dinner|supper|tea|evening|in the evening|tonight meal|dinnertime|evening meal|dinner time|teatime|tea time|at night|this evening|main meal|suppertime|at dinner|dinner meal|after 5pm|after 6pm|after 5|after 6|after 5 pm|after 6 pm|after 4pm|after 4 pm|after 7pm|after 7 pm',
    ['dinner'],
    {},
  ],
  [
    'dinners|suppers|teas|evenings|in the evenings|evening meals|main meals|dinner meals',
    ['dinner'],
    { isMany: true },
  ],
  ['night', ['dinner'], { isNight: true }],
  ['nights', ['dinner'], { isNight: true, isMany: true }],
  ['snack|snacktime|at snack time', ['snacks'], {}],
  ['snacks', ['snacks'], { isMany: true }],
]

const shortDays: readonly string[] = [
  'mon|mondays|mo|munday|monady|mondy',
  'tue|tues|tuesdays|tu|tuseday|teusday|tusday|tuesdy',
  'wed|weds|wednes|wednesdays|wensday|wenesday|wendesday|wednsday|wedensday|wednesdy|wenday',
  'thu|thur|thurs|thursdays|th|thrusday|thurday|thirsday|thersday|thursdy',
  'fri|fridays|fr|firday|fryday|fridy',
  'sat|sats|saturdays|sa|saterday|saturdy|satuday|satruday',
  'sun|suns|sundays|su|suday|sundy|sunady',
]

const breaks: Readonly<Record<Break, string>> = {
  stop: '.|!|?|;|yes to|yes please to|but yes to',
  comma: ',|(|)|–|—|…|...',
  and: 'and|&|n|plus also|and also|also|as well as|and then also|along with|and maybe also',
  or: 'or|/|and or|or else|or maybe',
  but: 'but|but also|however|though|although|yet',
  next: 'then|and then|followed by|next up|afterwards',
  so: 'so|which means|hence|therefore|so that means|meaning',
  because:
    'because|cos|coz|cause|since|bc|as were|as weve|as im|as i|as we|as its|as it is|as hes|as shes|as theyre|due to|given that|seeing as|as theres|as my|as the|as they|as he|as she|even though',
  if: 'in case|if we can get|if you can get|if i can get|if we can find|if i can find|if they have|if theyve got|if|unless|as long as|provided',
  when: 'when|while|whenever',
}

const some = `something that takes|something taking|something|somthing|somting|someting|soemthing|somehting|somethign|anything|smth|sth|sometin|summat|somethin|sumthing|some thing`
const not = `none of us like|none of us likes|none of us eat|none of us eats|nobody likes|no one likes|noone likes|nobody here likes|nobody eats|no one eats|none of us are keen on|none of us is keen on|neither of them|neither one|neither of which|none of which|none of these|no to|say no to|neither|nor|none of them|not one of them|instead of|rather than|in place of|anything but|anything except|anything apart from|anything other than|something other than|something that isnt|something that is not|something which isnt|something thats not|anything that isnt|no|not|never|without|avoid|nothing|none|dont|do not|no more|not any|not any more|leave out|hold the|cut out|cut|steer clear of|stay away from|keep away from|a break from|give us a break from|break from|take a break from|off the menu|sick of|tired of|fed up with|fed up of|bored of|bored with|had enough of|had enough|enough of|weve had enough of|lay off|ditch|drop the|ban|exclude|excluding|minus|zero|nae|dont plan any|dont fancy|we dont eat|we dont like|we hate|i hate|we cant have|we cant eat|no thanks to|stop with the|spare us|spare us the|nothing with|nothing containing|nothing that has|nothing made with|nothing too|not too|not very|nowt|free of|free from|no way|nope to|cant face|cant face any more|dont need any|rule out|i dont like|i dont eat|we do not eat|we do not like|didnt like|didnt enjoy|must not be|must not have|cannot be|cant be|shouldnt be|not be|dont let it be|arent|isnt|with no|weve had too much|had too much|weve had too many|had too many`
const every = `every|everything|all|always|only|every meal|all meals|all the meals|every day|everyday|every night|all week|all week long|daily|each|each day|each night|each meal|every single day|every single meal|every single night|throughout|all of them|all the time|exclusively|entirely|all dinners|every dish|all dishes|the whole week|whole week|strictly|nothing but|across the board|every time|every evening|all of it`
const maybe = `maybe|would be grand|would be fab|would be class|would be smashing|would be super|would be wonderful|perhaps|ideally|preferably|if possible|if you can|if we can|possibly|could be nice|itd be nice|itd be nice to have|itd be good|itd be great|it would be nice|it would be great|it would be lovely|nice to have|hopefully|try to|try and|rather|prefer|wed prefer|id prefer|we prefer|i prefer|wouldnt mind|i wouldnt mind|we wouldnt mind|might fancy|not fussed but|if it fits|if it works|if theres room|where possible|when possible|as far as possible|would be welcome|id rather|wed rather|would rather|preference for|leaning towards|kind of fancy|could do|might like|tend to|bonus if|bonus points for|extra points for|would be a bonus|wouldnt hurt|wouldnt go amiss|not essential|if you could|as much as possible|probably|try to have|try to keep|try to include|prefer to have|would be a nice change|at a push|not bothered but|if at all possible|would love it if|if poss|pref|itd be lovely|it would be good|it might be nice|mayb|kinda want`
const maybeNot = `would prefer not to have|would prefer not to|would prefer not|would prefer no|rather not|rather not have|prefer not|prefer not to have|id rather not|wed rather not|id rather not have|wed rather not have|try not to|prefer to avoid|would rather not|would rather not have|id prefer not|wed prefer not|id prefer not to have|wed prefer not to have|prefer no|id prefer no|wed prefer no|ideally not|ideally no|preferably no|preferably not|maybe not|maybe no|not really in the mood for|not in the mood for|less keen on|id rather avoid|wed rather avoid|could do without|we could do without`
const remark = `thanks so much|thank you so much|thank you very much|many thanks|thanks a lot|thanks a million|thanks a bunch|thanks in advance|much appreciated|thanks again|thank you again|thanks very much|cheers then`
const vague = `the rest of the|rest of the|the last of the|whats left of the|the remaining|from the freezer|out of the freezer|from the fridge|from the cupboard|a glut of|glut of|so much|so many|go easy on the|go easy on|lots of|lots|plenty of|plenty|loads of|a lot of|heaps of|tons of|too much|too many|a bit more|a bit less|more often|less often`
const occasion = `parents evening|parents evenings|parents night|parents meeting|kids party|childrens party|school play|school fair|school concert|sports day|birthday|birthdays|anniversary|wedding anniversary|party|bday|celebration|celebrating|special occasion|occasion`
const meal = `diet|meal|dish|recipe|one|main|feast|spread|option|plate|course|thing|menu|food|stuff|bite|dishes or so|cooking|choice|mains course|supper dish`
const meals = `meals|dishes|recipes|ones|mains|options|plates|courses|times|time|things|foods|portions|bits|evening meals|choices|menus`
const subject = `u|i|we|they|it|ive|weve|im|theyre|hes|shes|youre|you|id|wed|ill|well|were|its|it is|thats|theres|my|our|that|this|there|theyve`
const request = `lets go|lets eat|can we go|can we have|could we have|can we get|could we get|can i have|could i have|can you|could you|can u|could u|please can we have|please could we have|id like|wed like|i would like|we would like|id love|wed love|i want|we want|i need|we need|lets have|lets do|let us have|lets|how about|what about|i fancy|we fancy|fancy some|fancy a|fancy having|in the mood for|were in the mood for|im in the mood for|craving|im craving|were craving|we could do with|i could do with|could do with|give us|give me|please plan|please make|please can|make sure we have|make sure theres|can it be|can dinner be|can we do|could we do|can we please have|could we please have|may we have|shall we have|id like to have|wed like to have|lets try|we would love|i would love|please have|please do|please add|please put`
const ask = `go|fit in|squeeze in|work in|get in|slip in|sneak in|must eat|has to eat|have to eat|needs to eat|need to eat|should eat|can only eat|can only have|will only eat|is only eating|plan|make|cook|serve|include|add|put|schedule|do|have|eat|get|id love to have|wed love to have|id like to have|wed like to have|we should have|we must have|must have|should have|want to have|want to try|want to eat|i want to have|i want to try|we want to try|id like to try|wed like to try|try|stick|pencil in|throw in|slot in|use a|let me have|make sure theres|make sure there is|make sure we have|make sure|ensure|please make sure|needs to be|need to be|has to be|have to be|must be|should be|to be|ought to be|keep it|keep|keep things|keep everything|want|need|wants|needs|would like|would love|really like|id really like|we really want|i really want|wed really like|can it be|can dinner be|is to be|feel like|we feel like|i feel like|wouldnt say no to|asked for|asks for|has asked for|have asked for|is asking for|are asking for|requested|has requested|needed|we are having|were having|im making|ill make|well have|ill cook|we will have|having|bring back|please have|can we do|could we do|can we please have|could we please have|may we have|shall we have|dying for|longing for|i would love|we would love|looking for|go for|lets go for|lets try|i feel like having|doing|we do|gets|getting|ordering|grabbing|making|get to have|eat only|eats only|only eats|has|follow|follows|following a|on a|keeping|been wanting|aim for|aiming for|shoot for|shooting for|go with|at the moment|right now|these days|now`
const fillers = `anywhere|anywhere in it|in anything|in any of it|in any of them|good morning|good evening|good afternoon|until further notice|for now|for the time being|for a while|going forward|anymore|any more|any longer|nowadays|currently|at present|until i say|as we speak|remember|please remember|dont forget|reminder|just a reminder|a reminder that|remember also|up|id say|i say|lets say|i reckon|i should think|from now on|um|umm|erm|uh|hmm|ah|eh|so um|i think|i guess|i suppose|you know|before they go bad|before it goes bad|before they go off|before it goes off|before they turn|before it turns|before they spoil|before it spoils|before they rot|dont forget that|remember that|just so you know|fyi|note that|bear in mind that|bear in mind|heads up|in the fortnight|over the fortnight|across the fortnight|in the two weeks|over the two weeks|across the two weeks|please|pls|plz|thanks|thank you|thx|ty|cheers|ta|hi|hello|hey|hiya|oh|ok so|okay so|well then|yes|yeah|yep|the|an|a|some|any|of|for|on|at|in|with|to|us|me too|too|as well|again|ever|good|nice|lovely|proper|decent|tasty|yummy|delicious|big|little|small|bit|a bit|a bit of|bit of|a little|really|very|quite|super|just a|simply|this week|next week|the week|week|this|these|those|that|which|who|our|my|your|will|would|could|should|can|must|might|may|shall|be|been|being|am|at some point|somewhere|in there|on there|some time|sometime|at any time|at some stage|leave|on the menu|on the plan|in the plan|in the meal plan|meal plan|style|kind of|type of|sort of|based|worth of|stuff like|at home|definitely|absolutely|certainly|actually|basically|honestly|tbh|homemade|home made|fresh|freshly|old|usual|classic|the usual|typical|by the way|btw|also please|etc|=|>|~|and stuff|and so on|overall|generally|in general|as usual|instead of cooking|rather than cooking|to save cooking|even|like always|as always|as ever|like every week|like we always do|like normal|as normal|like usual|like we normally do|as we usually do|same as always|same as usual|obviously|of course|for once|for a change|instead|takes|take|taking|long|cooking time|to cook|to make|to prepare|prep|to prep|to get ready|prep time|cook time|maximum time|if you dont mind|kindly|dear|planner|dear planner|a day at|either|number of|different kinds of|something like|such as|like a|in it|in them|on it|from|by|day of|going|night please|night time|got|ive got|weve got|i have got|we have got|still|already|per person please|this time|time of year|now|right|at all|whatsoever|for everyone|for everybody|for all of us|for all|for us all|for the family|for the whole family|the whole family|for the whole house|for each of us|for the two of us|for dinner please|in our house|in this house|about it|us all|we all|everyone|everybody|anyone|the family|x|"|:|-|*|•|“|”|‘|+`

const others = `everyone else|everybody else|the rest of us|for the rest of us|for the others|the others|for everyone else|for everybody else|for me and my husband|the rest of the family|for the rest of the family|for the rest`
const them = `him|her|them|he|she|hes|shes|theyre|for him|for her|for them|theyll|hell|shell`

/** People who come to eat and have no name in the household: how many, and how they are called. */
const guests: readonly [string, number, string | null][] = [
  ...'grandma|grandpa|grandad|granddad|granny|gran|nana|nan|nanny|nanna|grandmother|grandfather|oma|opa|abuelo|abuela|nonna|nonno|nani|dadi'
    .split('|')
    .map((name): [string, number, string] => [name, 1, name]),
  ...'sister|brother|mother in law|father in law|mother|father|aunt|auntie|aunty|uncle|cousin|niece|nephew|mum in law|boss|sister in law|brother in law|neighbour|neighbor|godmother|stepmum|stepdad|nephews|girlfriend|boyfriend|babysitter|au pair|nanny'
    .split('|')
    .map((name): [string, number, string] => [name, 1, name]),
  [
    'a friend|friend|a guest|guest|a visitor|one friend|one guest|another person|someone|somebody|a mate|mate|a friend of toms|an extra|one extra|one more person|extra|extra person|one more|an extra person|another mouth|one extra person|a colleague|a playmate|a school friend|best friend|colleague',
    1,
    null,
  ],
  [
    'friends|guests|visitors|neighbours|neighbors|in laws|the in laws|my parents|grandparents|cousins|mates|a couple of friends|my in laws|company|our friends|colleagues|playmates|extra people|extras|more people|extra guests|more guests|parents in law|my folks|folks|grandma and grandpa',
    2,
    null,
  ],
]

/** Meanings that keep the words they were said in. */
const wordy: ReadonlySet<Meaning['is']> = new Set([
  'not',
  'every',
  'compare',
  'subject',
  'cue',
  'ask',
  'meal',
  'vague',
  'maybe',
])
const map = new Map<string, Meaning>()
const add = (texts: string, meaning: Meaning) => {
  for (const text of list(texts))
    if (!map.has(text))
      map.set(text, wordy.has(meaning.is) ? ({ ...meaning, word: text } as Meaning) : meaning)
}

/** The week after the one of today, whichever of the plan's weeks that is. */
export const NEXT_WEEK = -1

const mealOf = (text: string): { slots?: MealSlot[] } =>
  /lunch/.test(text) ? { slots: ['lunch'] } : /dinner|tea$|supper/.test(text) ? { slots: ['dinner'] } : {}

function fill(): void {
  add('for us', { is: 'who', names: [], others: true, isUs: true })
  add(others, { is: 'who', names: [], others: true })
  add(them, { is: 'who', names: [], it: true })
  for (const [texts, people, name] of guests)
    for (const text of list(texts))
      add(text, {
        is: 'guest',
        names: name === null ? [] : [name.charAt(0).toUpperCase() + name.slice(1)],
        people,
      })
  for (const [how, texts] of Object.entries(breaks)) add(texts, { is: 'break', how: how as Break })
  map.set('\n', { is: 'break', how: 'stop' })
  for (const [index, name] of weekdayNames.entries())
    add(`${name}|${shortDays[index] ?? ''}`, { is: 'days', days: [name], sort: 'one' })
  for (const name of weekdayNames) map.set(`every ${name}`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) map.set(`${name}s`, { is: 'days', days: [name], sort: 'each' })
  for (const name of weekdayNames) map.set(`both ${name}s`, { is: 'days', days: [name], sort: 'each' })
  add('make it|make that|have it be', { is: 'ask', isIt: true })
  add('that evening|on that evening', { is: 'ask', isIt: true, slots: ['dinner'] })
  add(
    'that day|that night|those days|those nights|on that day|on that night|on those days|on those nights|both days|both nights|on both days|on both nights|either day|either night|either evening|on either day|on either night',
    { is: 'ask', isIt: true },
  )
  add('both mornings|on both mornings', { is: 'ask', isIt: true, slots: ['breakfast'] })
  add('both evenings|on both evenings', { is: 'ask', isIt: true, slots: ['dinner'] })
  add('on a weeknight|on a weekday|on a school night|on a work night|one weeknight|one weekday', {
    is: 'days',
    days: weekdayNames.slice(0, 5),
    sort: 'any',
  })
  add(
    'on weekday evenings|on weeknight evenings|each weeknight|every weeknight|each weekday|all weekdays|all weeknights|on all weekdays|each school night|every school night|weekday|weekdays|week days|weekday evenings|weeknight|weeknights|week nights|weekday nights|during the week|school nights|school night|school days|schooldays|school day|work days|workdays|working days|on school days|monday to friday|work nights|on a weeknight|on a weekday|every weekday',
    {
      is: 'days',
      days: weekdayNames.slice(0, 5),
      sort: 'many',
    },
  )
  add('midweek|mid week', { is: 'days', days: weekdayNames.slice(0, 5), sort: 'span', isMidweek: true })
  add(
    'over the weekend|across the weekend|all weekend|all weekend long|the whole weekend|the entire weekend|throughout the weekend|weekend|the weekend|week end|wkend|wknd',
    { is: 'days', days: weekdayNames.slice(5), sort: 'span' },
  )
  add('both weekend days|both days of the weekend|both days at the weekend', {
    is: 'days',
    days: weekdayNames.slice(5),
    sort: 'many',
  })
  add('weekends|at weekends|on weekends|weekend days', {
    is: 'days',
    days: weekdayNames.slice(5),
    sort: 'span',
  })
  add('tomorrow|tmrw|tomoz|2moro', { is: 'relative', after: 1 })
  add('today', { is: 'relative', after: 0 })
  add('tonight', { is: 'relative', after: 0, slots: ['dinner'] })
  add('the day after tomorrow|day after tomorrow', { is: 'relative', after: 2 })
  add('a week today|a week from today|this day next week', { is: 'relative', after: 7 })
  add('a week tomorrow|a week from tomorrow', { is: 'relative', after: 8 })
  add('next week|all next week|the whole of next week|all of next week|for next week', {
    is: 'weeks',
    week: NEXT_WEEK,
  })
  add(
    'first week|the whole first week|the whole of the first week|all of the first week|week one|week 1|in the first week|the first week',
    { is: 'weeks', week: 0 },
  )
  add(
    'second week|the whole second week|the whole of the second week|all of the second week|week two|week 2|in the second week|the second week',
    { is: 'weeks', week: 1 },
  )
  for (const [week, which] of ['first', 'second'].entries())
    add(`the ${which} weekend|on the ${which} weekend|${which} weekend|at the ${which} weekend`, {
      is: 'weeks',
      week,
      isWeekend: true,
    })
  for (const [texts, n, unit] of amounts) add(texts, { is: 'amount', n, unit })
  for (const [index, month] of longMonths.entries()) {
    add(month, { is: 'month', month: index + 1 })
    if (month !== 'may') add(months[index] ?? '', { is: 'month', month: index + 1 })
  }
  add('sept', { is: 'month', month: 9 })
  for (const [name, feast] of feastNames) {
    add(name, { is: 'feast', feast })
    if (/ eve$| day$/.test(name)) add(`on ${name}`, { is: 'feast', feast })
  }
  for (const [text, n] of times) add(text, { is: 'count', min: n, max: n })
  for (const [texts, found, more] of slots) add(texts, { is: 'slot', slots: found, ...more })
  add(maybeNot, { is: 'maybe', isNot: true })
  add(
    'has a cold|have a cold|got a cold|caught a cold|full of cold|each of the|each of|one each of|game day|game night|match day|bin day|out of school|off school|off work|out of work|out of nursery|off nursery|every other week|every second week|alternate weeks|on alternate weeks|any day but|any night but|any day except|any day apart from|any day other than|do you|have you|are you|do we have|do i|are we having|are there|is there|have we got|did you|would you say|are we|do we|you have|you had|you made|you gave',
    { is: 'unknown' },
  )
  add(vague, { is: 'vague' })
  add(remark, { is: 'remark' })
  add(occasion, { is: 'occasion' })
  add('i mean it|we mean it', { is: 'filler', word: 'i mean it' })
  add('between', { is: 'between' })
  add(maybe, { is: 'maybe' })
  add(some, { is: 'some' })
  add(not, { is: 'not' })
  for (const [way, texts] of Object.entries(compares)) add(texts, { is: 'compare', way: way as 'max' })
  for (const [unit, texts] of Object.entries(units)) add(texts, { is: 'unit', unit })
  for (const [text, n] of numbers) add(text, { is: 'number', n })
  add(request, { is: 'ask', isRequest: true })
  add(ask, { is: 'ask' })
  add(every, { is: 'every' })
  add(meal, { is: 'meal' })
  add(meals, { is: 'meal', isMany: true })
  for (const [cue, texts] of Object.entries(cues))
    for (const text of list(texts))
      add(text, {
        is: 'cue',
        cue: cue as Cue,
        ...(cue === 'double' && /double|twice|two/.test(text) && { isTwice: true as const }),
        // 'Out for lunch' says which meal.
        ...((cue === 'out' || cue === 'away') && mealOf(text)),
        ...(cue === 'skip' && /cook/.test(text) && { isCook: true as const }),
      })
  add(
    'containing|that contain|that contains|which contain|which contains|that include|that includes|involving|featuring|with any|that use|that uses|that has|that have',
    { is: 'filler', word: 'with' },
  )
  add('with their|with his|with her|with my|with our', { is: 'filler', word: 'with' })
  add(subject, { is: 'subject' })
  for (const word of list(fillers)) add(word, { is: 'filler', word })
}
fill()

/** What a phrase of the grammar means, by its words in lower case without apostrophes. */
export const phrases: ReadonlyMap<string, Meaning> = map

/** The most words of one phrase. */
export const LONGEST_PHRASE = Math.max(...[...map.keys()].map((phrase) => phrase.split(' ').length))
