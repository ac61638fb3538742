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
  owt|something that takes|something taking|something|somthing|somting|someting|soemthing|somehting|
  somethign|anything|smth|sth|sometin|summat|somethin|sumthing|some thing`

/** Words that deny what follows. */
export const notPhrases = `
  forget the|forget about the|leave off|leave off the|hold off the|hold off on|keep off|keep off the|stay off|stay off the|
  lose the|omit|nix|nix the|axe|axe the|scrap the|enough with the|so over|im so over|were so over|
  dont buy|dont buy any|none of us can stand|none of us can bear|nobody can stand|no one can stand|
  noone can stand|nobody here eats|no one here eats|were banning|im banning|lets ban|couldnt face|
  i couldnt face|we couldnt face|cant bear the thought of|i cant bear the thought of|save us from|
  save me from|sans|everything without|off the table|are off the table|is off the table|off limits|
  are off limits|is off limits|banned|are banned|is banned|forbidden|are forbidden|is forbidden|
  a no no|are a no no|is a no no|a big no no|a no go|are a no go|is a no go|not welcome|
  are not welcome|arent welcome|is not welcome|yuck|yuk|ew|eww|bleurgh|under no circumstances|
  on no account|owt but|owt except|owt bar|owt other than|bin off|bin the|ditch|ditch the|sack off|
  steer clear of|stay clear of|stay away from|lay off|lay off the|weve had enough of|
  ive had enough of|had enough of|weve had it with|ive had it with|had it with|
  had it up to here with|sick to death of|were sick to death of|im sick to death of|done with|
  were done with|im done with|enough of the|no chance of|spare us|spare me|nothing involving|
  nothing featuring|nothing containing|never ever|not on your life|over my dead body|no way|
  no chance|no thanks|no thank you|hard pass|hard no|absolutely not|definitely not|not happening|
  not a chance|nope|nah|none of that|none of those|no more of that|no more of those|no more of this|no more of them|
  give it a rest|give that a rest|give them a rest|give those a rest|give it a miss|give that a miss|
  give them a miss|give it a break|give that a break|enough already with|enough already with the|
  enough now with the|enough already of the|enough already of|none of your|none of this|not a single|not one single|
  not at all|none at all|none of us like|none of us likes|none of us eat|none of us eats|
  nobody likes|no one likes|noone likes|nobody here likes|nobody eats|no one eats|
  none of us are keen on|none of us is keen on|neither of them|neither one|neither of which|
  none of which|none of these|no to|say no to|neither|nor|none of them|not one of them|instead of|
  rather than|in place of|anything but|anything except|anything apart from|anything other than|
  something other than|something that isnt|something that is not|something which isnt|
  something thats not|anything that isnt|no|not|never|without|avoid|nothing|none|dont|do not|
  miss out|miss out the|miss out on the|go without|go without the|
  no more|not any|not any more|leave out|hold the|cut out|cut|steer clear of|stay away from|
  keep away from|a break from|give us a break from|break from|take a break from|off the menu|
  sick of|tired of|burned out on|burnt out on|were burned out on|im burned out on|were burnt out on|im burnt out on|fed up with|fed up of|bored of|bored with|had enough of|had enough|enough of|
  weve had enough of|lay off|ditch|drop the|ban|exclude|excluding|minus|zero|nae|dont plan any|
  dont fancy|we dont eat|we dont like|we hate|i hate|we cant have|we cant eat|no thanks to|
  stop with the|spare us|spare us the|nothing with|nothing containing|nothing that has|
  nothing made with|nothing too|not too|not very|nowt|free of|free from|no way|nope to|cant face|
  cant face any more|dont need any|rule out|i dont like|i dont eat|we do not eat|we do not like|
  didnt like|didnt enjoy|must not be|must not have|cannot be|cant be|shouldnt be|not be|
  dont let it be|arent|isnt|with no|weve had too much|had too much|weve had too many|had too many`

/** Words for every meal. */
export const everyPhrases = `
  without fail|come what may|week in week out|right through|every last one|day in day out|every|
  everything|all|always|only|every meal|all meals|all the meals|every day|everyday|every night|
  all week|all week long|daily|each|each day|each night|each meal|every single day|
  every single meal|every single night|throughout|all of them|all the time|exclusively|entirely|
  all dinners|every dish|all dishes|the whole week|whole week|strictly|nothing but|across the board|
  every time|all of it`

/** Words that make a wish a preference. */
export const maybePhrases = `
  id not say no to|wed not say no to|wouldnt say no to|would not say no to|wouldnt turn down|would not turn down|
  no big deal if not|its no big deal if not|it is no big deal if not|only if its no trouble|only if its no bother|only if its easy|
  might have|might do|might make|might go for|we might|i might|we may have|we may do|we may make|
  i may have|i may do|i may make|if doable|if its doable|if thats doable|if feasible|
  if its possible|if it is possible|if that is possible|if that works|if it works for you|
  if theres time|if theres space|if theres space for it|if you fancy|if you fancy it|if you like|
  if youd like|if its no trouble|no biggie|its not essential|it is not essential|
  not the end of the world if not|dont worry if not|no stress if not|no drama if not|all being well|
  tempted by|im tempted by|were tempted by|im half thinking|half thinking|if you could manage it|
  if we can help it|if i can help it|with any luck|if were lucky|should there be room|
  if we can manage it|if we can manage|if you can swing it|if we can swing it|no worries if not|
  if not no worries|no bother if not|no biggie if not|if it works out|if the mood takes you|
  for preference|by preference|given the choice|if i had my way|if its all the same|
  wouldnt go amiss|would not go amiss|wouldnt hurt|would hit the spot|would be just the ticket|
  if youre feeling generous|fingers crossed|if theres any way round it|if there is any way round it|
  if it can be helped|if you can help it|if you can manage it|if you can manage|if its no bother|
  if its not too much trouble|maybe|would be grand|would be fab|would be class|would be smashing|
  would be super|would be wonderful|perhaps|ideally|preferably|if possible|if you can|if we can|
  possibly|could be nice|itd be nice|itd be nice to have|itd be good|itd be great|it would be nice|
  it would be great|it would be lovely|nice to have|hopefully|try to|try and|rather|prefer|
  wed prefer|id prefer|we prefer|i prefer|wouldnt mind|i wouldnt mind|we wouldnt mind|might fancy|
  not fussed but|if it fits|if it works|if theres room|where possible|when possible|
  as far as possible|would be welcome|id rather|wed rather|would rather|preference for|
  leaning towards|kind of fancy|could do|might like|tend to|bonus if|bonus points for|
  extra points for|would be a bonus|wouldnt hurt|wouldnt go amiss|not essential|if you could|
  as much as possible|probably|try to have|try to keep|try to include|prefer to have|
  would be a nice change|at a push|not bothered but|if at all possible|would love it if|if poss|
  pref|itd be lovely|it would be good|it might be nice|mayb|kinda want`

/** Words for what is preferably not planned. */
export const ratherNotPhrases = `
  id skip|id happily skip|we could happily skip|id happily do without|happy to skip|
  happy to do without|would sooner avoid|id sooner skip|id sooner avoid|wed sooner skip|
  wed sooner avoid|would sooner skip|best avoid|better avoid|better without|im not in the mood for|
  were not in the mood for|i am not in the mood for|not feeling|im not feeling|were not feeling|
  not really feeling|dont really fancy|dont much fancy|dont particularly fancy|
  dont particularly want|i dont really fancy|we dont really fancy|i dont much fancy|
  i dont particularly fancy|i dont really want|we dont really want|dont really want|
  im not fussed on|were not fussed on|not fussed on|not that bothered about|not overly fussed on|
  it would be nice not to have|itd be nice not to have|it would be good not to have|
  itd be good not to have|id be happier without|wed be happier without|id rather do without|
  wed rather do without|id be just as happy without|id sooner not|id sooner not have|wed sooner not|
  wed sooner not have|would sooner not|would sooner not have|id just as soon not|
  id just as soon not have|would prefer not to have|would prefer not to|would prefer not|
  would prefer no|rather not|rather not have|prefer not|prefer not to have|id rather not|
  wed rather not|id rather not have|wed rather not have|try not to|prefer to avoid|would rather not|
  would rather not have|id prefer not|wed prefer not|id prefer not to have|wed prefer not to have|
  prefer no|id prefer no|wed prefer no|ideally not|ideally no|preferably no|preferably not|
  maybe not|maybe no|not really in the mood for|not in the mood for|less keen on|id rather avoid|
  wed rather avoid|could do without|we could do without`

/** Remarks that ask for nothing. */
export const remarkPhrases = `
  just a thought|just one thing|one more thing|one other thing|another thing|one last thing|
  quick question|thanks so much|thank you so much|thank you very much|many thanks|thanks a lot|
  thanks a million|thanks a bunch|thanks in advance|much appreciated|thanks again|thank you again|
  thanks very much|cheers then`

/** Phrases that no plan can follow, although one of their words would mean something alone. */
export const unknownPhrases = `
  a free for all|free for all|
  coming out of our ears|coming out of my ears|coming out our ears|coming out of their ears|
  poor thing|poor love|poor lamb|poor little thing|poor soul|
  take or leave|can take or leave|could take or leave|take it or leave it|
  im easy|were easy|im easy either way|were easy either way|im not fussed|were not fussed|
  im not bothered which|i dont mind which|we dont mind which|
  fast day|a fast day|on a fast day|fasting day|having a sleepover|is having a sleepover|
  hosting a sleepover|has a cold|have a cold|got a cold|caught a cold|full of cold|each of the|
  each of|one each of|game day|game night|match day|bin day|out of school|off school|off work|
  out of work|out of nursery|off nursery|every other week|every second week|alternate weeks|
  on alternate weeks|
  do you|have you|are you|do we have|do i|are we having|are there|is there|
  have we got|did you|would you say|are we|do we|you have|you had|you made|you gave`

/** Words for an amount without a number. */
export const vaguePhrases = `
  a load of|load of|a heap of|a stack of|the rest of the|rest of the|the last of the|
  whats left of the|the remaining|from the freezer|out of the freezer|from the fridge|
  from the cupboard|a glut of|glut of|so much|so many|go easy on the|go easy on|lots of|lots|
  plenty of|plenty|loads of|a lot of|heaps of|tons of|too much|too many|a bit more|a bit less|
  more often|less often|so often|as often|that often|quite so often|quite as often|
  all that often|all that much|too often|so frequently|too frequently`

/** Feasts and events of a family, which are no dishes. */
export const occasionPhrases = `
  super bowl|the super bowl|superbowl|the superbowl|world cup|the world cup|cup final|the cup final|
  world cup final|the world cup final|grand final|the grand final|
  parents evening|parents evenings|parents night|parents meeting|kids party|childrens party|
  date night|a date night|movie night|a movie night|film night|a film night|games night|
  quiz night|bingo night|darts night|poker night|book club|choir night|scouts night|
  school play|school fair|school concert|sports day|birthday|birthdays|anniversary|
  wedding anniversary|party|bday|celebration|celebrating|special occasion|occasion`

/** Words for one meal of any kind. */
export const mealPhrases = `
  diet|meal|dish|recipe|one|main|feast|spread|option|plate|course|thing|menu|food|stuff|bite|
  dishes or so|cooking|choice|mains course|supper dish`

/** Words for several meals of any kind. */
export const manyMealsPhrases = `
  meals|dishes|recipes|ones|mains|options|plates|courses|times|time|things|foods|portions|bits|
  evening meals|choices|menus|products`

/** Words for the speaker or for something named before. */
export const subjectPhrases = `
  u|i|we|they|it|ive|weve|im|theyre|hes|shes|youre|you|id|wed|ill|well|were|its|it is|thats|theres|
  my|our|that|this|there|theyve`

/** Words that begin a new wish. */
export const requestPhrases = `
  may we have|may i have|may we do|may we get|may we make|may we eat|may we try|may we|may i|
  let us do|let us|hows about|how is about|who fancies|who wants|whos up for|who is up for|
  how do we feel about|how would we feel about|what do you think about|what do you think of|
  what do you say to|what do we say to|do we fancy|does anyone fancy|anyone fancy|anyone for|
  could use|we could use|i could use|id kill for|id really love|id really like|we really fancy|
  we all fancy|all fancy|everyone fancies|everybody fancies|the whole family fancies|
  im feeling like|feeling like|im hungry for|hungry for|i insist on|we insist on|treat us to|
  treat ourselves to|treat me to|gimme|lemme have|lets go|lets eat|can we go|can we have|
  could we have|can we get|could we get|can i have|could i have|can you|could you|can u|could u|
  please can we have|please could we have|id like|wed like|i would like|we would like|id love|
  wed love|i want|we want|i need|we need|lets have|lets do|let us have|lets|how about|what about|
  i fancy|we fancy|fancy some|fancy a|fancy having|in the mood for|were in the mood for|
  im in the mood for|craving|im craving|were craving|we could do with|i could do with|could do with|
  give us|give me|please give|please plan|please make|please can|make sure we have|make sure theres|can it be|
  can dinner be|can we do|could we do|can we please have|could we please have|may we have|
  shall we have|id like to have|wed like to have|lets try|we would love|i would love|please have|
  please do|please add|please put`

/** Words that ask for a dish within a wish. */
export const askPhrases = `
  were trying to eat|we are trying to eat|im trying to eat|trying to eat|were trying to have|trying to have|
  will do nicely|will do fine|will do just fine|will do perfectly|will do us|will do us nicely|
  will do us fine|will do us well|will do the trick|will do the job|would do nicely|would do us|
  would do us nicely|would do fine|would do the trick|had better be|better be|would be best as|
  requires|is following|is sticking to|pop|pop in|put down|put me down for|put us down for|
  sign us up for|sign me up for|pencil us in for|pencil me in for|sort|sort out|sort us out with|
  book|book in|set|line up|arrange|organise|organize|whip up|cook up|make us|feed us|cook us|do us|
  get us|get me|wanting|planning on|planning to make|planning to have|planning to do|
  planning to cook|planning to eat|im planning|were planning|planning|were eating|we are eating|
  well eat|well be eating|well be having|well be doing|well do|well make|ill be making|
  ill be cooking|ill do|were doing|wouldnt turn down|would not turn down|ill take|well take|
  bring on|make mine|make room for|find room for|find a place for|find space for|make space for|
  be sure to do|be sure to include|be sure to have|be sure to make|need to cook|calls for|
  is all about|means|ought to have|ought to eat|we ought to have|should eat|need to have|
  need to eat|we need to have|we need to eat|i promised the kids|we promised the kids|
  i owe the kids|promised the kids|long overdue|overdue|were overdue|are overdue|were due|
  keeps going on about|keep going on about|been going on about|is always asking for|has chosen|
  hes chosen|shes chosen|theyve chosen|chosen|is after|votes|is voting for|fancies|craves|
  is craving|are craving|votes for|suggested|suggests|proposes|proposed|likes the idea of|is up for|
  are up for|is keen on|are keen on|was promised|were promised|keep it to things|stick to things|
  keep to things|stick to stuff|keep it to stuff|keep it to meals|stick to meals|keep to meals|
  stick to recipes|keep it to dishes|keep it to recipes|pick|choose|choose from|id not say no to|
  wed not say no to|id never say no to|cant say no to|not averse to|hes after|shes after|
  theyre after|can do|will do|can sort|hes asked for|shes asked for|hes picked|shes picked|picked|
  chose|has chosen|has picked|voted for|is begging for|are begging for|been begging for|is after|
  are after|is set on|keeps asking for|keep asking for|hankering after|hankering for|
  been asking for|put in for|wants to be|want to be|wants to have|bung|chuck|whack|sling|lob|
  rustle up|knock up|go|fit in|squeeze in|work in|get in|slip in|sneak in|must eat|has to eat|
  have to eat|needs to eat|need to eat|should eat|can only eat|can only have|will only eat|
  is only eating|plan|make|cook|serve|include|add|put|schedule|do|have|eat|get|id love to have|
  wed love to have|id like to have|wed like to have|we should have|we must have|must have|
  should have|want to have|want to try|try out|trying out|want to eat|i want to eat|we want to eat|wants to eat|id like to eat|
  wed like to eat|would like to eat|like to eat|i want to have|i want to try|we want to try|
  id like to try|wed like to try|try|stick|pencil in|throw in|slot in|use a|let me have|
  make sure theres|make sure there is|make sure we have|make sure|ensure|please make sure|
  needs to be|need to be|has to be|have to be|must be|should be|to be|ought to be|keep it|keep|
  keep things|keep everything|want|need|wants|needs|would like|would love|really like|
  id really like|we really want|i really want|wed really like|can it be|can dinner be|is to be|
  feel like|we feel like|i feel like|wouldnt say no to|asked for|asks for|has asked for|
  have asked for|is asking for|are asking for|requested|has requested|needed|we are having|
  were having|im making|ill make|well have|ill cook|we will have|having|bring back|please have|
  can we do|could we do|can we please have|could we please have|may we have|shall we have|dying for|
  longing for|i would love|we would love|looking for|go for|lets go for|lets try|i feel like having|
  doing|we do|gets|getting|ordering|grabbing|making|get to have|eat only|eats only|only eats|has|
  follow|follows|following a|on a|keeping|been wanting|aim for|aiming for|shoot for|shooting for|
  go with|at the moment|right now|these days|now`

/** Words between a dish and what is in it. */
export const containingPhrases = `
  containing|that contain|that contains|which contain|which contains|that include|that includes|
  involving|featuring|with any|that use|that uses|that has|that have|with their|with his|with her|
  with my|with our`

/** Words that change no wish. */
export const fillerPhrases = `
  every now and then|every now and again|every so often|every once in a while|once in a while|
  now and again|from time to time|at the minute|at the mo|at this moment|just at the minute|the odd|bruh|idk|ig|ngl|tbf|imo|omg|aye|och|yaar|arre|blimey|
  crikey|gosh|sure look|dont ask|completely|totally|utterly|at all costs|ive bought|weve bought|
  i bought|we bought|i have bought|we have bought|i picked up|we picked up|ive picked up|
  weve picked up|wee|a wee|wee bit of|a wee bit of|an open|an opened|a half used|
  among the|amongst the|among|amongst|in the kitchen|at the stove|at the hob|at the cooker|
  standing at the stove|including prep|prep included|with prep|including everything|door to table|
  come in|coming in|comes in|whichever is easier|whichever is easier for you|whichever is easiest|whichever is easiest for you|
  whichever suits|whichever suits you|whichever suits you best|whichever you like|whichever you prefer|
  whichever works|whichever works best|whichever is quicker|whichever is cheaper|
  heaven help me|heaven help us|god help me|god help us|lord help me|lord help us|wish me luck|
  wish us luck|lucky me|lucky us|pray for me|
  not one more|not a single one more|not one over|no more no less|no more and no less|
  from here on in|from here on out|from here on|from this point on|from today on|
  if youd be so kind|if you would be so kind|if youll be so kind|if youd be so good|if you wouldnt mind|
  if you would be so good|a rest|a break|giving|a miss|a swerve|a body swerve|the boot|
  a wide berth|the elbow|the heave ho|lol|lmao|haha|hahaha|hehe|xx|xxx|xo|xoxo|yum|yummo|nom nom|
  nomnom|mm|mmm|mmmm|ooh|oooh|ooo|umm|ummm|hmmm|yo|ps|pps|nb|firstly|secondly|thirdly|lastly|
  finally|first off|first of all|last of all|for starters|to start with|for sure|no question|
  no question about it|no matter what|non negotiable|simple as|thats final|same as ever|
  as is tradition|as per tradition|its tradition|its a tradition|this coming|the coming|coming up|
  over the week|across the week|through the week|in this week|over the course of the week|
  this time round|without exception|a spot of|a touch of|a taste of|a piece of|pieces of|
  for me please|to warm us up|to warm us all up|to cheer us up|to keep us going|turns out|it turns out|
  with all the trimmings|and all the trimmings|with the trimmings|all the trimmings|
  and the works|as per usual|as per|for religious reasons|for health reasons|for ethical reasons|
  for obvious reasons|for medical reasons|from the garden|from the allotment|from our garden|
  from our allotment|off the allotment|from the market|from the farm shop|from the farm|
  from the butcher|from the butchers|from next door|this year|this time around|for us all to eat|
  for the love of god|bless her|bless him|bless them|if thats ok|if thats okay|if thats alright|
  if thats all right|if thats fine|if thats possible|gone and|went and|been and|not a penny more|
  thats your lot|full stop|end of story|no arguments|no excuses|no ifs no buts|as a feather|as pie|
  as anything|as you like|an all|and all|plain old|good old fashioned|old fashioned|good old|big old|big ol|some old|bog standard|
  regular old|proper old|seriously|honest|mind you|mind|if you please|at the latest|
  at the very latest|nonsense|malarkey|in owt|us tea|for us tea|for our tea|for my tea|
  what id really like|what id like|what i want|what i really want|what id love|what wed like|
  what wed love|what we want|what we fancy|what im after|what were after|siri|alexa|hey siri|
  hey alexa|ok google|okay google|hey google|hey plateful|good and proper|plateful|start to finish|
  from start to finish|hey there|yall|if you would|pretty please|go on then|go on|now then|right so|
  right then|okay so|raw or cooked|cooked or raw|hot or cold|cold or hot|fresh or frozen|
  frozen or fresh|fresh or tinned|tinned or fresh|big or small|large or small|in any form|
  in any shape or form|of any kind|of any sort|any kind of|any sort of|of any description|anywhere|
  anywhere in it|in anything|on anything|in any of it|in any of them|good morning|good evening|good afternoon|
  until further notice|for the month|for a month|this month|all month|for a bit|for lent|for now|for the time being|for a while|going forward|anymore|any more|
  any longer|nowadays|currently|at present|until i say|as we speak|remember|please remember|
  dont forget|reminder|just a reminder|a reminder that|remember also|up|id say|i say|lets say|
  i reckon|i should think|from now on|um|umm|erm|uh|hmm|ah|eh|so um|i think|i guess|i suppose|
  you know|dont forget that|remember that|just so you know|fyi|note that|bear in mind that|
  bear in mind|heads up|in the fortnight|over the fortnight|across the fortnight|in the two weeks|
  in the whole two weeks|over the whole two weeks|all two weeks|as a treat|for a treat|as a special treat|the whole fortnight|for the whole fortnight|over the whole fortnight|all fortnight|
  over the two weeks|across the two weeks|please|pls|plz|thanks|thank you|thx|ty|cheers|ta|hi|hello|
  hey|hiya|oh|ok so|okay so|well then|yes|yeah|yep|the|an|a|some|any|of|for|on|at|in|with|to|us|
  me too|too|as well|again|ever|bowl of|bowls of|plate of|plates of|plateful of|mug of|mugs of|
  tray of|dish of|platter of|massive|huge|giant|enormous|whopping|generous|good|nice|lovely|proper|
  decent|tasty|yummy|delicious|big|little|small|bit|a bit|a bit of|bit of|a little|really|very|
  quite|super|just a|simply|this week|next week|the week|week|this|these|those|that|which|who|our|
  my|your|will|would|could|should|can|must|might|may|shall|be|been|being|am|at some point|somewhere|
  in there|on there|some time|sometime|at any time|at some stage|leave|on the menu|on the plan|
  in the plan|in the meal plan|meal plan|style|kind of|type of|sort of|based|worth of|stuff like|
  at home|definitely|absolutely|certainly|actually|basically|honestly|tbh|homemade|home made|fresh|
  freshly|old|usual|classic|the usual|typical|by the way|btw|also please|etc|=|>|~|and stuff|
  and so on|overall|generally|in general|as usual|instead of cooking|rather than cooking|
  to save cooking|even|like always|as always|as ever|like every week|like we always do|like normal|
  as normal|like usual|like we normally do|as we usually do|same as always|same as usual|obviously|
  of course|for once|for a change|instead|takes|take|cooking time|to cook|to make|to prepare|prep|
  to prep|to get ready|prep time|cook time|maximum time|if you dont mind|kindly|dear|planner|
  dear planner|a day at|either|number of|different kinds of|something like|such as|like a|in it|
  in them|on it|from|by|day of|either way|whatever the weather|after the gym|after work|after school|come rain or shine|rain or shine|across all meals|going|night time|got|ive got|weve got|i have got|
  we have got|still|already|per person please|this time|time of year|now|right|at all|whatsoever|
  for everyone|for everybody|for anybody|for any of us|for all of us|for all|for us all|
  for the family|for the whole family|the whole family|for the whole house|for each of us|
  in our house|in this house|about it|us all|we all|everyone|everybody|anyone|
  the family|x|"|:|-|“|”|‘`
