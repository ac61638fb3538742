/** Small words: for joining, asking, denying and preferring, and words that mean nothing. */

import type { Joiner } from './token.ts'

/** Words and marks between clauses, by joiner. */
export const joinerPhrases: Readonly<Record<Joiner, string>> = {
  stop: '*|•|·|.|!|?|yes to|yes please to|but yes to|oh and|oh and also|oh also|oh and then|oh yes and|oh yeah and|oh plus',
  comma: ';|...|anyway|anyhow|anyroad|any road|any way|,|(|)|–|—|…',
  and: '+|and|&|n|plus also|and also|also|as well as|and then also|along with|and maybe also',
  or: 'or|/|and or|or else|or maybe',
  but: 'but|but also|however|though|although|yet',
  next: 'then|and then|followed by|next up|afterwards',
  so: 'so|which means|hence|therefore|so that means|meaning',
  because: `
      because|on account of|as theyve|cos|coz|cause|since|bc|as were|as weve|as im|as i|as we|
      as its|as it is|as hes|as shes|as theyre|due to|given that|seeing as|as theres|as my|as the|
      as they|as he|as she|even though|as ive|as ill|as id|as theyll|as shell|as our|as his|as her|
      as their|as there|as everyone|as everybody|as nobody|as no one|seeing how|what with|now that|
      now weve|so i can|so that i can|so that we|so i dont|so we dont|so he can|so she can|
      so they can|so it can|so that it`,
  if: `
    in case|if we can get|if you can get|if i can get|if we can find|if i can find|if they have|
    if theyve got|if|unless|as long as|provided`,
  when: 'when|while|whenever',
}

/** Words for one dish, whichever. */
export const somePhrases = `
  owt|something that takes|something taking|something|somthing|somting|someting|soemthing|
  somehting|somethign|anything|smth|sth|sometin|summat|somethin|sumthing|some thing`

/** Words that deny what follows. */
export const notPhrases = `
  forget the|forget about the|
  (leave off/keep off/stay off/nix/axe/ditch/lay off/miss out/spare us) [the]|hold off the|
  hold off on|lose the|omit|scrap the|(enough/enough already) (with the/of the/of)|
  [im/were] (so over/sick to death of/done with/burned out on/burnt out on)|
  dont [buy/buy any/plan any/fancy/need any/let it be]|
  (none of us/nobody/no one) (can stand/likes/eats)|
  none of (us can bear/your/us are keen on/us is keen on/which/these)|noone can stand|
  nobody here eats|no one here eats|were banning|im banning|lets ban|
  [i] (couldnt face/cant bear the thought of)|we couldnt face|save us from|save me from|sans|
  everything without|
  [are/is] (off the table/off limits/banned/forbidden/a no no/a no go/not welcome)|a big no no|
  arent welcome|yuck|yuk|ew|eww|bleurgh|under no circumstances|on no account|
  (owt/anything) (but/except/other than)|owt bar|bin off|bin the|sack off|steer clear of|
  stay clear of|stay away from|(weve had/had) (enough of/it with/too much/too many)|
  ive had enough of|ive had it with|had it up to here with|no chance of|spare me|
  nothing [involving/featuring/containing/with/that has/made with/too]|never ever|not on your life|
  over my dead body|no way|no chance|(no/no thanks/nope) [to]|no thank you|hard pass|hard no|
  absolutely not|definitely not|not happening|not a chance|nah|
  (none/no more) [of that/of those/of this/of them]|(give it a/give that a) (rest/miss/break)|
  give them a rest|give those a rest|give them a miss|enough already with|enough now with the|
  not a single|not one single|not at all|none at all|
  (none of us/we dont/i dont/we do not) (like/eat)|noone likes|nobody here likes|
  neither [of them/one/of which]|say no to|nor|not one of them|instead of|rather than|in place of|
  anything apart from|something (other than/that isnt/that is not/which isnt/thats not)|
  anything that isnt|(not/cant face) [any more]|never|without|avoid|do not|miss out on the|
  go without the|not any|leave out|hold the|cut out|cut|keep away from|
  [a/give us a/take a] break from|off the menu|sick of|tired of|fed up with|fed up of|bored of|
  bored with|had enough|drop the|ban|exclude|excluding|minus|zero|nae|we hate|i hate|we cant have|
  we cant eat|stop with the|not too|not very|nowt|free of|free from|rule out|didnt like|
  didnt enjoy|must not be|must not have|cannot be|cant be|shouldnt be|not be|arent|isnt|with no`

/** Words for every meal. */
export const everyPhrases = `
  without fail|come what may|week in week out|right through|every last one|day in day out|every|
  everything|all|always|(every/each/every single) (meal/day/night)|all meals|all the meals|
  everyday|all week|all week long|daily|each|throughout|all of them|all the time|exclusively|
  entirely|all dinners|every dish|all dishes|the whole week|whole week|strictly|nothing but|
  across the board|every time|all of it`

/** Words that make a wish a preference. */
export const maybePhrases = `
  (id/wed) (not say no to/prefer/rather)|(wouldnt/would not) (say no to/turn down/go amiss)|
  [its/it is] (no big deal if not/not essential)|[only] (if its no trouble/if its no bother)|
  only if its easy|might have|might do|might make|might go for|
  (we/i) (might/may have/may do/may make/prefer/wouldnt mind)|if doable|if its doable|
  if thats doable|if feasible|
  (if its/if it is/if that is/if/where/when/as far as/as much as/if at all) possible|if that works|
  if it (works for you/works out/can be helped/fits/works)|
  if theres (time/space/space for it/any way round it/room)|
  if you (fancy/fancy it/like/could manage it/could)|if youd like|no biggie|
  (not the end of the world/dont worry/no stress/no drama/no worries/no bother/no biggie) if not|
  all being well|[im] (tempted by/half thinking)|were tempted by|
  (if we can/if you can) [manage it/help it/manage/swing it]|if i can help it|with any luck|
  if were lucky|should there be room|if not no worries|if the mood takes you|for preference|
  by preference|given the choice|if i had my way|if its all the same|wouldnt hurt|
  would hit the spot|would be just the ticket|if youre feeling generous|fingers crossed|
  if there is any way round it|if its not too much trouble|maybe|would be grand|would be fab|
  would be class|would be smashing|would be super|would be wonderful|perhaps|ideally|preferably|
  possibly|could be nice|(itd be/it would be) (nice/good/great/lovely)|nice to have|hopefully|
  try to [have/keep/include]|try and|rather|prefer|wouldnt mind|might fancy|not fussed but|
  would be welcome|would rather|preference for|leaning towards|kind of fancy|could do|might like|
  tend to|bonus if|bonus points for|extra points for|would be a bonus|probably|prefer to have|
  would be a nice change|at a push|not bothered but|would love it if|if poss|pref|it might be nice|
  mayb|kinda want`

/** Words for what is preferably not planned. */
export const ratherNotPhrases = `
  id skip|id happily skip|we could happily skip|
  (id happily do/happy to do/better/id be just as happy/could do/we could do) without|
  happy to skip|(id sooner/wed sooner/would sooner) (skip/avoid/not/not have)|best avoid|
  better avoid|[im/were] (not in the mood for/not feeling/not fussed on)|i am not in the mood for|
  not really feeling|(dont really/dont particularly/i dont really/we dont really) (fancy/want)|
  dont much fancy|i dont much fancy|i dont particularly fancy|not overly fussed on|
  (it would/itd) (be nice not to have/be good not to have)|
  (id/wed) (be happier without/rather do without/rather avoid)|id just as soon not|
  id just as soon not have|
  [would/id/wed] (prefer not to have/prefer not/prefer no/rather not/rather not have)|
  would prefer not to|try not to|prefer to avoid|(ideally/preferably/maybe) (not/no)|
  not really in the mood for|less keen on`

/** Remarks that ask for nothing. */
export const remarkPhrases = `
  just a thought|(just one/one more/one other/another/one last) thing|quick question|
  (thanks/thank you) (so much/again/very much)|many thanks|
  thanks (a lot/a million/a bunch/in advance)|much appreciated|cheers then`

/** Phrases that no plan can follow, although one of their words would mean something alone. */
export const unknownPhrases = `
  a free for all|free for all|coming out (of our ears/of my ears/our ears/of their ears)|
  poor thing|poor love|poor lamb|poor little thing|poor soul|[can/could] take or leave|
  take it or leave it|(im/were) (easy/easy either way/not fussed)|im not bothered which|
  i dont mind which|we dont mind which|fast day|[on] (a fast day/alternate weeks)|fasting day|
  (having/is having/hosting) a sleepover|(has/have/got/caught) a cold|full of cold|each of the|
  each of|one each of|game day|game night|match day|bin day|(out of/off) (school/work/nursery)|
  every other week|every second week|do you|have you|are you|do we have|do i|are we having|
  are there|is there|have we got|did you|would you say|are we|do we|you have|you had|you made|
  you gave`

/** Words for an amount without a number. */
export const vaguePhrases = `
  a load of|load of|a heap of|a stack of|(the rest/rest/the last/whats left) of the|the remaining|
  from the freezer|out of the freezer|from the fridge|from the cupboard|a glut of|glut of|
  (so/too) (much/many/frequently)|go easy on the|go easy on|lots of|lots|plenty of|plenty|loads of|
  a lot of|heaps of|tons of|a bit more|a bit less|
  (more/less/so/as/that/quite so/quite as/all that/too) often|all that much`

/** Feasts and events of a family, which are no dishes. */
export const occasionPhrases = `
  [the] (super bowl/superbowl/world cup/cup final/world cup final/grand final)|parents evening|
  parents evenings|(parents/games/quiz/bingo/darts/poker/choir/scouts) night|parents meeting|
  kids party|childrens party|[a] (date night/movie night/film night)|book club|school play|
  school fair|school concert|sports day|birthday|birthdays|anniversary|wedding anniversary|party|
  bday|celebration|celebrating|special occasion|occasion`

/** Words for one meal of any kind. */
export const mealPhrases = `
  diet|meal|dish|recipe|main|feast|spread|option|plate|course|thing|menu|food|stuff|bite|
  dishes or so|cooking|choice|mains course|supper dish`

/** Words for several meals of any kind. */
export const manyMealsPhrases = `
  meals|dishes|recipes|ones|mains|options|plates|courses|times|time|things|foods|portions|bits|
  choices|menus|products`

/** Words for the speaker or for something named before. */
export const subjectPhrases = `
  u|i|we|they|it|ive|weve|im|youre|you|id|ill|well|thats|my|our|that|this|there|theyve`

/** Words that begin a new wish. */
export const requestPhrases = `
  (may we/lets) [have/do/eat/try]|
  (may i/lemme/let us/make sure we/shall we/id like to/wed like to) have|may we get|may we make|
  may i|let us do|let us|hows about|how is about|(who/everyone/everybody/the whole family) fancies|
  who wants|whos up for|who is up for|how do we feel about|how would we feel about|
  what do (you think about/you think of/you say to/we say to)|
  (do we/does anyone/anyone/we all/all) fancy|anyone for|could use|
  (i/we) (fancy/could use/insist on/want/need/could do with/would love)|id kill for|
  (id really/id/wed) (love/like)|[im] (feeling like/hungry for/craving)|treat us to|
  treat ourselves to|treat me to|gimme|lets go|can we go|
  (can/could) (we have/i have/we do/we get/you/u/we please have)|
  please (can we have/could we have/give/plan/make/can/have/do/add/put)|how about|what about|
  fancy some|fancy a|fancy having|were craving|could do with|give us|give me|make sure theres|
  can it be|can dinner be`

/** Words that ask for a dish within a wish. */
export const askPhrases = `
  (were trying/trying/planning/ought/need/we need/want/i want/wants) (to eat/to have)|
  (we are trying/im trying/has/have/needs/we want/id like/wed like/would like/like) to eat|
  (will do/would do) (nicely/fine/us/us nicely/the trick)|
  will do [just fine/perfectly/us fine/us well/the job]|had better be|better be|would be best as|
  requires|is following|is sticking to|pop|pop in|put down|put me down for|put us down for|
  sign us up for|sign me up for|pencil us in for|pencil me in for|sort|sort out|sort us out with|
  book|book in|set|line up|arrange|organise|organize|whip up|cook up|make us|feed us|cook us|do us|
  get us|get me|wanting|planning on|[planning to/well/be sure to/ill] (make/do)|planning to cook|
  im planning|[were] (planning/doing/overdue)|(were/we are/well be) (eating/having)|
  [well/should/must/can only] (eat/have)|well be doing|ill be making|ill be cooking|ill take|
  well take|bring on|make mine|(make/find) (room for/space for)|find a place for|
  be sure to include|
  (be sure to/we ought to/id love to/wed love to/we should/we must/let me/we will/get to) have|
  need to cook|calls for|is all about|means|[i/we] (promised the kids/want to try/feel like)|
  i owe the kids|long overdue|are overdue|were due|(keeps/keep/been) (going on about/asking for)|
  is always asking for|[has/hes/shes] (chosen/picked/asked for)|theyve chosen|
  (is/are) (up for/after/craving/keen on/begging for/asking for)|votes|is voting for|fancies|
  craves|votes for|suggested|suggests|proposes|proposed|likes the idea of|was promised|
  were promised|(keep it/stick) [to things/to stuff/to meals/to recipes]|
  keep [to things/to meals/it to dishes/things/everything]|pick|choose|choose from|
  id never say no to|cant say no to|not averse to|hes after|shes after|theyre after|can do|
  can sort|chose|voted for|been begging for|is set on|hankering after|hankering for|put in for|
  [wants/want/needs/need/has/have/ought/is] to be|bung|chuck|whack|sling|lob|rustle up|knock up|go|
  fit in|squeeze in|work in|get in|slip in|sneak in|will only eat|is only eating|plan|cook|serve|
  include|add|put|schedule|get|try out|trying out|id like to try|wed like to try|try|pencil in|
  throw in|slot in|use a|make sure there is|make sure|ensure|please make sure|must be|should be|
  want|need|wants|needs|would like|would love|really like|we really want|i really want|
  wed really like|asks for|have asked for|requested|has requested|needed|im making|ill cook|having|
  bring back|dying for|longing for|looking for|go for|lets go for|i feel like having|we do|gets|
  getting|ordering|grabbing|making|eat only|eats only|only eats|has|follow|follows|following a|
  on a|keeping|been wanting|aim for|aiming for|shoot for|shooting for|go with|at the moment|
  right now|these days|now`

/** Words between a dish and what is in it. */
export const containingPhrases = `
  containing|that (contain/contains/include/includes/use/uses/has/have)|which contain|
  which contains|involving|featuring|with any|with their|with his|with her|with my|with our`

/** Words that change no wish. */
export const fillerPhrases = `
  every now and then|[every] (now and again/once in a while)|every so often|
  (from time to/some/at any/cooking/prep/cook/maximum/night/this) time|
  at the (minute/mo/stove/hob/cooker/latest/very latest)|at this moment|just at the minute|the odd|
  bruh|idk|ig|ngl|tbf|imo|omg|aye|och|yaar|arre|blimey|crikey|gosh|sure look|dont ask|completely|
  totally|utterly|at all costs|(ive/weve/i/we) (bought/picked up)|(i/we) (have bought/have got)|
  [a] (wee/wee bit of/little/bit of)|an open|an opened|a half used|among the|amongst the|among|
  amongst|in the kitchen|standing at the stove|including prep|prep included|with prep|
  including everything|door to table|come in|coming in|comes in|
  whichever is (easier/easier for you/easiest/easiest for you/quicker/cheaper)|
  whichever (suits/suits you/suits you best/you like/you prefer/works/works best)|
  (heaven help/god help/lord help/lucky) (me/us)|wish me luck|wish us luck|pray for me|
  not one more|not a single one more|not one over|no more no less|no more and no less|
  from here on [in/out]|from this point on|from today on|
  (if youd/if you would) (be so kind/be so good)|if youll be so kind|if you wouldnt mind|a rest|
  a break|giving|a miss|a swerve|a body swerve|the boot|a wide berth|the elbow|the heave ho|lol|
  lmao|haha|hahaha|hehe|xx|xxx|xo|xoxo|yum|yummo|nom nom|nomnom|mm|mmm|mmmm|ooh|oooh|ooo|umm|ummm|
  hmmm|yo|ps|pps|nb|firstly|secondly|thirdly|lastly|finally|first off|first of all|last of all|
  for starters|to start with|for sure|no question|no question about it|no matter what|
  non negotiable|simple as|thats final|same as ever|(as is/as per/its/its a) tradition|this coming|
  the coming|coming up|(over/across/through/over the course of) the week|in this week|
  this time round|without exception|a spot of|a touch of|a taste of|a piece of|pieces of|
  [for me/if you/pretty/also/per person] please|to warm us up|to warm us all up|to cheer us up|
  to keep us going|turns out|it turns out|(with all/and all/with/all) the trimmings|and the works|
  as per usual|as per|(for religious/for health/for ethical/for obvious/for medical) reasons|
  from the (garden/allotment/market/farm shop/farm/butcher/butchers)|from our garden|
  from our allotment|off the allotment|from next door|this year|this time around|for us all to eat|
  for the (love of god/month/time being/whole house)|bless her|bless him|bless them|
  if thats (ok/okay/alright/all right/fine/possible)|gone and|went and|been and|not a penny more|
  thats your lot|full stop|end of story|no arguments|no excuses|no ifs no buts|as a feather|as pie|
  as anything|(as you/what id really/what id/what wed/stuff/something) like|an all|and all|
  plain old|good old fashioned|old fashioned|(good/big/some/proper) [old]|big ol|bog standard|
  regular old|seriously|honest|mind you|mind|nonsense|malarkey|in owt|
  [for] (us tea/the whole fortnight/a bit/the whole family/us all/everyone/everybody/the family)|
  for our tea|for my tea|what i want|what i really want|what id love|what wed love|what we want|
  what we fancy|what im after|what were after|[hey] (siri/alexa/plateful)|ok google|okay google|
  hey google|good and proper|start to finish|from start to finish|hey there|yall|if you would|
  go on then|go on|now then|right so|right then|okay so|raw or cooked|cooked or raw|hot or cold|
  cold or hot|fresh or frozen|frozen or fresh|fresh or tinned|tinned or fresh|big or small|
  large or small|in any (form/shape or form/of it/of them)|of any kind|of any sort|any kind of|
  any sort of|of any description|anywhere|anywhere in it|(in/on) [it/anything/there/the plan]|
  good morning|good evening|good afternoon|until further notice|for a month|this month|all month|
  for lent|for now|for a while|going forward|anymore|any more|any longer|nowadays|currently|
  at present|until i say|as we speak|(dont forget/remember/bear in mind) [that]|please remember|
  reminder|just a reminder|a reminder that|remember also|up|id say|i say|lets say|i reckon|
  i should think|from now on|um|erm|uh|hmm|ah|eh|so um|i think|i guess|i suppose|you know|
  just so you know|fyi|note that|heads up|
  (in the/over the/across the/over the whole/all) (fortnight/two weeks)|in the whole two weeks|
  as a treat|for a treat|as a special treat|pls|plz|thanks|thank you|thx|ty|cheers|ta|hi|hello|hey|
  hiya|oh|ok so|well then|yes|yeah|yep|the|an|a|any|of|for|at|with|us|me too|too|as well|again|
  ever|bowl of|bowls of|plate of|plates of|plateful of|mug of|mugs of|tray of|dish of|platter of|
  massive|huge|giant|enormous|whopping|generous|nice|lovely|decent|tasty|yummy|delicious|small|bit|
  really|very|quite|super|just a|simply|these|those|which|who|your|will|would|could|should|can|
  must|might|shall|been|am|at some point|somewhere|sometime|at some stage|leave|on the menu|
  in the meal plan|meal plan|style|kind of|type of|sort of|based|worth of|definitely|absolutely|
  certainly|actually|basically|honestly|tbh|homemade|home made|fresh|freshly|old|usual|classic|
  the usual|typical|by the way|btw|etc|=|>|~|and stuff|and so on|generally|in general|
  (as/like/same as) (usual/always)|instead of cooking|rather than cooking|to save cooking|even|
  as ever|like every week|like we always do|like normal|as normal|like we normally do|
  as we usually do|obviously|of course|for once|for a change|instead|takes|take|to cook|to make|
  to prepare|prep|to prep|to get ready|if you dont mind|kindly|dear|planner|dear planner|a day at|
  either|number of|different kinds of|such as|like a|in them|by|day of|either way|
  whatever the weather|after the gym|after work|after school|come rain or shine|rain or shine|
  across all meals|going|got|ive got|weve got|still|already|time of year|right|at all|whatsoever|
  for anybody|for any of us|for all of us|for all|for each of us|in our house|in this house|
  about it|we all|anyone|"|:|-|“|”|‘`
