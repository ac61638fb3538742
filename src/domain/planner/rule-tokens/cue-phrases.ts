/** Phrases that say what kind a rule is of. */
import type { Cue } from './token.ts'

/** Listed phrases by cue; those of patterns are made elsewhere. */
export const cuePhrases: Readonly<Record<Cue, string>> = {
  use: `
    before they go bad|before it goes bad|before they go off|before it goes off|before they turn|
    before it turns|before they spoil|before it spoils|before they rot|before it rots|
    needs doing something with|do something with the|do something with|make something with the|
    make something from the|something that uses up|something that uses up the|something using up|
    something to use up|something that uses the|something which uses the|
    find something for the|plough through|blitz|munch through|demolish|kill off|
    knock off|mop up|hoover up|do away with|want rid of|i want rid of|wants rid of|we want rid of|
    rescue|has got to go|have got to go|got to go|goes off soon|go off soon|wont last|wont keep|
    will not keep|wont last long|wont last the week|wont last much longer|isnt going to last|
    arent going to last|isnt getting any younger|arent getting any younger|is turning|are turning|
    looks sad|look sad|looks a bit sad|looking a bit sad|is looking a bit sad|are looking a bit sad|
    is getting old|are getting old|is getting on|are getting on|getting on a bit|
    is getting on a bit|nearly off|almost off|is nearly off|is almost off|are nearly off|
    close to going off|is close to going off|close to its date|close to their date|
    is close to its date|near its date|is near its date|near its use by|is near its use by|
    short dated|is short dated|expires soon|expire soon|expiring|is expiring|are expiring|
    expiring soon|is expiring soon|out of date soon|is out of date soon|needs used|needs used up|
    need used|need used up|needs a home|need a home|needs a purpose|could do with being used|
    could do with being used up|could do with being eaten|there to be used|is there to be used|
    taking up half the freezer|taking up half the fridge|taking up the whole freezer|taking up most of the freezer|
    taking up most of the fridge|taking up the whole fridge|is thawing|are thawing|thawing|is defrosting|
    are defrosting|defrosting|use them both|use both|
    taking up room|is taking up room|are taking up room|taking up space|is taking up space|
    taking up freezer space|should go first|has seen better days|have seen better days|
    seen better days|is going to waste|are going to waste|will go to waste|mustnt go to waste|
    must not go to waste|cant go to waste|shouldnt go to waste|should not go to waste|
    dont waste the|is left over|are left over|is going slimy|going slimy|is hanging around|
    are hanging around|hanging around|hanging about|is hanging about|languishing in the fridge|
    is languishing in the fridge|going begging|going spare|up for grabs|desperate to be used|
    begging to be used|crying out to be used|asking to be used|waiting to be used|
    waiting to be eaten|crying out to be eaten|prioritise using|prioritise using up|
    priority is using up|trying to use up|im trying to use up|were trying to use up|
    trying to finish|im trying to finish|were trying to finish|were trying to get through|
    trying to get through|trying to use|ought to use up|we ought to use up|be sure to use up|
    can we get through|could we get through|can we work through|can we clear|while its still good|
    while theyre still good|while it lasts|before its too late|before it dies|before they die|
    before it wilts|before they wilt|before it goes slimy|before it goes soft|before it goes mouldy|
    before they go mouldy|before it expires|before they expire|could use up|we could use up|
    i could use up|see off|shift|make a dent in|find a use for|find a home for|needs shifting|
    wants shifting|need shifting|want shifting|knocking about|kicking about|kicking around|
    lurking in the fridge|sat in the fridge|sitting in the fridge|lying around|
    looking sorry for itself|looking sorry for themselves|looking sad|looking tired|on the turn|
    on its way out|on their way out|past its best|past their best|use up|eat up|work through|
    polish off|get rid of|burn through|use in|put to use|make use of|cook up|clear|used in|
    that needs using|need to use|use|use it|use them|use it up|use them up|left|left in the fridge|
    needs cooking|need cooking|to get rid of|needs eaten|on its last legs|spare|left to use|
    in the fridge|in the freezer|in the cupboard|in the pantry|using up|finish|finish off|finish up|
    get through|used up|to use|to use it up|going off|gets used|going to waste|is going off|
    are going off|going out of date|clear out|use the last of|use the rest of|use what is left of|
    use whats left of|use the remaining|that uses up|which uses up|that use up|thatll use up`,
  takeaway: `
    grab a takeaway|grabbing a takeaway|order a takeaway|ordering a takeaway|order us a takeaway|
    treat ourselves to a takeaway|treating ourselves to a takeaway|a cheeky takeaway|
    cheeky takeaway|deliveroo|a deliveroo|just eat|uber eats|ubereats|doordash|door dash|grubhub|
    chippy run|from the chip shop|chip shop|chip shop tea|chip shop dinner|the chip shop|
    the chipper|from the chipper|chipper|drive thru|drive through|mcdonalds|maccies|maccys|kfc|
    burger king|nandos|dominos|taco bell|five guys|pizza delivery|pizza delivered|
    get pizza delivered|get a pizza delivered|order pizza|order a pizza|order pizzas|
    order some pizza|order pizza in|order pizzas in|ordering pizza|ordering a pizza|order a curry|
    order in a curry|order a chinese|order an indian|order chinese|order indian|order thai|
    order sushi|get a chinese|get an indian|get a chinese in|get an indian in|chinese takeout|
    thai takeout|indian takeout|thai takeaway|pizza takeaway|takeaway pizza|takeout pizza|
    takeaway curry|pizza from the takeaway|curry from the takeaway|chinese from the takeaway|
    food delivery|food delivered|dinner delivered|get food in|get food delivered|order food in|
    order from the chinese|order from the indian|dial a pizza|phone for a pizza|phone for pizza|
    ring for a pizza|pick up a takeaway|pick up takeout|picking up takeout|picking up a takeaway|
    pick something up on the way home|kebab shop|from the kebab shop|chippy tea|chippy night|
    takeaway night|takeout night|order something|order something in|ordering something in|
    get something in|get something delivered|something delivered|get takeout|getting takeout|
    grab takeout|carryout|carry out|from the takeaway|takeaway|takeaways|take away|take aways|
    takeout|take out|order in|ordering in|order out|ordering out|getting a takeaway|get a takeaway|
    delivery|order food|we order in|chippy|from the chippy|chinese takeaway|indian takeaway|
    order takeout|order takeaway`,
  out: `
    eating there|having dinner there|having tea there|having lunch there|
    going for a meal|go for a meal|going for dinner|going for tea|going for lunch|
    dinner reservation|a dinner reservation|restaurant booked|a restaurant booked|
    booked a restaurant|booked us a table|booked us in|got a table booked|got us a table|
    to the pub for dinner|to the pub for tea|off to the pub|date night out|fed elsewhere|
    being fed elsewhere|grab a bite out|grabbing a bite out|grab food out|grabbing food out|
    get food out|a bite out|taking us out|is taking us out|are taking us out|taking us all out|
    taking us out for dinner|taking us for dinner|taking us for a meal|meal at the pub|cafe tea|
    at the carvery|carvery|all you can eat|buffet place|eat on the way home|eating on the road|
    eat on the road|eating on the go|table booked|a table booked|booked a table|weve booked a table|
    weve got a table booked|a reservation|reservations|dinner reservations|pub tea|pub dinner|
    down the pub|up the pub|out for a bite|out for a curry|out for pizza|out for a chinese|
    out for a burger|out for burgers|out for steak|out on the town|off out|eat out|eating out|
    eats out|going out|go out|go out to eat|going out to eat|going out for dinner|out for dinner|
    out to dinner|out for tea|out for lunch|out for a meal|dinner out|meal out|lunch out|restaurant|
    at a restaurant|to a restaurant|out to eat|going out for a meal|dining out|at the pub|
    going to the pub|go to the pub|pub|in a restaurant|eat at a restaurant|going to a restaurant|
    dine out`,
  freezer: `
    use the freezer|
    raid the freezer|raiding the freezer|freezer raid|freezer dive|freezer surprise|freezer stash|
    freezer stuff|freezer bits|freezer pizza|defrost something|defrosting something|defrost a meal|
    defrost dinner|pull something out of the freezer|pull something from the freezer|
    dig something out of the freezer|dig something from the freezer|grab something from the freezer|
    get something out of the freezer|take something out of the freezer|whatever is in the freezer|
    whatevers in the freezer|something frozen|frozen dinner|frozen dinners|frozen meal|frozen meals|
    a frozen dinner|a frozen meal|emergency freezer meal|eat down the freezer|
    eating down the freezer|freezer meals|freezer dinners|freezer teas|freezer nights|
    freezer lunches|something from the freezer|something out of the freezer|a meal from the freezer|
    a meal out of the freezer|dinner from the freezer|dinner out of the freezer|freezer meal|
    freezer dinner|freezer night|freezer supper|freezer tea|freezer food|eat from the freezer|
    eating from the freezer`,
  bought: `
    a ready meal|ready meal|ready meals|a shop bought meal|shop bought meal|microwave meal|
    a microwave meal|microwave meals|meal deal|a meal deal|something bought|something shop bought|
    something ready made|something from the shop|something from the supermarket|
    something from the deli|buy something|buy something in|buy dinner|buy something ready made|
    bought in|bought something`,
  leftovers: `
    yesterdays leftovers|last nights leftovers|reheat leftovers|reheated leftovers|
    reheating leftovers|fridge leftovers|whatever is left over|whatevers left over|
    whatever we have left|whatever is left|bits and bobs from the fridge|bits from the fridge|
    odds and ends|fridge forage|fridge raid|raid the fridge|fridge clear out|clear the fridge|
    clean out the fridge|clean out the fridge night|have leftovers|heat up leftovers|
    warm up leftovers|scraps|leftovers|leftover|left overs|left over|leftover night|leftovers night|
    eat leftovers|eat up leftovers|use up leftovers|use up the leftovers|use leftovers|leftover day|
    finish leftovers|eat the leftovers|leftovers day`,
  skip: `
    cooking is off|cookings off|give the cook the night off|the night off|taking the night off|
    to not cook|dont want to cook|do not want to cook|dont want to be cooking|not to have to cook|too tired to cook|too knackered to cook|too busy to cook|zero cooking|no chance of cooking|
    let me off cooking|off cooking duty|off kitchen duty|without cooking|not a chance im cooking|
    no way am i cooking|no way im cooking|cant face cooking|cannot face cooking|
    cant face the cooking|dont make me cook|cant be arsed to cook|cant be arsed cooking|cba to cook|
    cba cooking|cant be bothered cooking|dont fancy cooking|do not fancy cooking|wont need anything|
    dont need anything|doesnt need anything|dont bother|no need to plan|no need to plan anything|
    no need to bother|no plan needed|leave a gap|leave it open|leave open|leave clear|
    leave it clear|free of cooking|clear of cooking|free from cooking|keep free|keep clear|keep open|keep empty|unplanned|leave unplanned|
    dinners sorted|dinner is sorted|teas sorted|tea is sorted|dinner is taken care of|
    dinners taken care of|tea is taken care of|dinners covered|dinner is covered|got dinner covered|
    got tea covered|got dinner sorted|got tea sorted|were sorted for dinner|were sorted for tea|
    were covered|forget dinner|forget about dinner|dont worry about dinner|no worries about dinner|
    dont worry about tea|no need to feed us|dont feed us|we wont need feeding|dont need feeding|
    dont cook|kitchens closed|kitchen is closed|kitchens shut|kitchen is shut|kitchen closed|
    kitchen shut|the cooks night off|cooks night off|chefs night off|not lifting a finger|
    im on strike|no cooking|do not cook|not cooking|no cook|wont cook|wont be cooking|isnt cooking|
    no meal|no meals|skip|skip cooking|dont plan anything|do not plan anything|nothing planned|
    plan nothing|leave blank|leave empty|leave free|blank|empty|free|night off|day off|off cooking|
    not be cooking|cant cook|leave it blank|leave it empty|leave it free|no need for|
    dont need a meal|cooking free|dont bother with|night off cooking|a night off|dont schedule|
    dont bother with anything|dont bother with any of it|no need to bother with anything|
    dont worry about anything|dont worry about food|dont worry about us|no need to do anything|
    no food needed|nothing needed|were not cooking|im not cooking|dont cook anything|cook nothing`,
  side: `
    with a side|with sides|with a side dish|with side dishes|with a side each|a side dish|
    side dishes|a side|sides|with something on the side|something on the side|a side with the main|
    a side with it|a side with each|main with a side|mains with sides|a main with a side|
    main and a side|a main and a side|main and side`,
  guest: `
    flies in|flying in|gets in|drives up|turns up|in town|is in town|are in town|coming for|
    comes for|is here|are here|here|joins|joining|will join|over|round|to stay|having guests|
    we have|having|for company|is over|are over|is round|are round|is with us|are with us|with us|
    invited|will be here|round for|over for|sleeping over|is sleeping over|are sleeping over|
    sleeps over|stays over|staying over|is staying over|are staying over`,
  stays: `
    and stay until|and stay till|and stay til|and stay to|and stay through|and stay thru|
    and stays til|and stays to|and stays through|and staying through|and stays thru|and staying thru|staying on until|
    staying on till|and stays|stays until|stays till|staying until|staying till|and leaves|leaves|
    leaves on|and is here until|and stays until|and stays till|staying to|goes home|through to`,
  away: `
    on camp|on tour|on an exchange|on exchange|on a course|on a retreat|on placement|absent|otherwise engaged|goes out|round a friends|round at a friends|round his mates|
    round her mates|round at his mates|round at her mates|sleeping over at a friends|
    sleeping over at his friends|sleeping over at her friends|having a sleepover at a friends|
    having a sleepover at his mates|having tea round his mates|having tea round her mates|
    having dinner round a friends|going to a party|off to a party|has gone to|going to a friends|
    going to his friends|going to her friends|going to a mates|going round a friends|
    going round to a friends|going round his mates|dining elsewhere|eating at the office|
    eating at his desk|eating at her desk|out on a date|having her tea out|having his tea out|
    wont be joining|isnt joining|is fasting|are fasting|fasting|fasts|fending for himself|
    fending for herself|fends for himself|fends for herself|sorting himself out|sorting herself out|
    sorts himself out|sorts herself out|doing his own thing|doing her own thing|feeding himself|
    feeding herself|getting his own|getting her own|working away|works away|off to|is off to|
    flying to|is flying to|heading to|is heading to|travelling to|traveling to|everyone is out|
    everyones out|everybody is out|were all out|we are all out|well all be out|were all away|
    we are all away|away|gone|has gone|have gone|traveling|travelling|wont need|doesnt need|
    dont need|on a trip|out of town|on a school trip|out|sleepover|on a business trip|on holiday|
    on vacation|elsewhere|missing|misses|abroad|at uni|at college|away for work|away with work|
    away on business|staying at|stays at|doesnt eat at home`,
  'we are': `
    make us|makes us|making us|that makes us|which makes us|that will make us|figure on|figure|count on|
    total of|a total of|well number|serve|serving|headcount|headcount is|head count|head count is|
    numbers are|number of people is|there are going to be|therell only be|lay|set for|laying for|
    lay for|set the table for|lay the table for|set places for|that makes|which makes|that makes us|
    which makes us|so that makes|making us|a table of|a table for|table of|to feed|we are|were|
    well be|we will be|there are|there will be|therell be|theres|there is|it is|its|itll be|
    it will be|only|just|cooking for|cook for|feeding|feed|enough for|it will just be|itll just be|
    it is just|its just|its only|therell just be|there will just be|theres just|theres only|
    it is only|serves|table for|party of|serve|we have`,
  'of us': `
    all in all|all told|hungry adults|bodies|places at the table|round the table|at table|sitting down|
    hungry mouths|hungry people|plates|places|on my own|by myself|home alone|all alone|alone|
    on his own|on her own|by himself|by herself|of us|people|persons|person|eaters|diners|mouths|
    ppl|of us home|of us at home|in total|in all|altogether|at the table|heads|around the table|
    all together|at home|eating|mouths to feed|of us here|of us eating|guests in total`,
  'not eating': `
    not eating|isnt eating|arent eating|wont be eating|wont eat|doesnt eat|dont eat|doesnt have|
    skips|skipping|wont have|does not eat|do not eat|will not eat`,
  allergic: `
    gets ill from|gets sick from|gets a rash from|gets hives from|gets a bad stomach from|
    gets a bad tummy from|gets a sore tummy from|gets tummy ache from|gets stomach ache from|
    gets bloated from|gets bloated by|gets migraines from|is made ill by|is made sick by|
    breaks out from|breaks out in hives from|breaks out in a rash from|flares up with|is upset by|
    has a reaction to|has reactions to|has an intolerance of|has a sensitivity to|
    comes out in hives with|comes out in hives from|comes out in a rash with|
    comes out in a rash from|swells up with|swells up from|swell up from|allergic to|is allergic to|
    are allergic to|has an allergy to|intolerant|is intolerant to|intolerant to|allergy|intolerance|
    is intolerant|has a bad reaction to|reacts to|reacts badly to|cant tolerate|cannot tolerate|
    is sensitive to|allergies|has an intolerance to`,
  'cannot have': `
    has been told to avoid|been told to avoid|has been told no|been told no|mustnt be given|
    must not be given|shouldnt be given|no longer eats|no longer has|is no longer eating|
    is no longer having|has been told to give up|has been told to cut out|is banned from|
    cant manage|cannot manage|cant stomach|cannot stomach|cant handle|cannot handle|
    isnt to have|is not to have|is not allowed to have|is not allowed to eat|isnt allowed to eat|
    isnt allowed to have|cant have|cannot have|cant eat|cannot eat|can not eat|can not have|
    shouldnt have|shouldnt eat|mustnt have|mustnt eat|is off|may not eat|must not have|must not eat|
    should not eat|should avoid|has to avoid|needs to avoid|avoids|has given up|gave up|is avoiding|
    is cutting out|cuts out`,
  dislikes: `
    is anti|gags at the sight of|can not stand|cant stand the sight of|cant stand the smell of|
    picks out|picks out the|always picks out|always picks out the|picks off the|always leaves the|
    always leaves his|always leaves her|always leaves|leaves all the|leaves all his|leaves all her|
    moans about|complains about|whinges about|kicks off about|throws a fit over|
    throws a wobbly over|is scared of|is fussy about|is fussy with|is weird about|is picky about|
    has a problem with|struggles with|spits out|strongly dislikes|really dislikes|
    refuses point blank to eat|flat out refuses|point blank refuses|is boycotting|isnt a fan of|
    is no fan of|is no lover of|is not keen on|isnt having any|is not having any|cant swallow|
    wont swallow|wont try|wont even try|hates the taste of|hates the texture of|doesnt care for|
    doesnt get on with|wont entertain|wont hear of|cant look at|gags on|gags at|pulls a face at|
    cant face|isnt having|is funny about|has a thing about|isnt one for|is not one for|
    sick to death of|is sick to death of|doesnt take|dont take|wont take|cant be doing with|
    cant be having|does not take|nobody wants|no one wants|noone wants|none of us want|
    nobody fancies|no one fancies|nobody will eat|no one will eat|nobody eats|no one likes|
    noone likes|no one eats|cant do|cannot do|doesnt do|dont do|wont do|hates|hate|doesnt like|
    dont like|does not like|do not like|wont touch|refuses|refuses to eat|refuse to eat|refuse|
    cant stand|dislikes|dislike|wont have|gets no|get no|not a fan of|gone off|has no|doesnt want|
    dont want|detests`,
  'no repeat': `
    no repeating|different meals each day|different dinners each day|a different dinner each night|
    everything different|each night different|each day different|make every night different|
    make every day different|make each night different|mix it up|no doubles|no double ups|
    dont do anything twice|do nothing twice|no same dinners|only once each|each meal once only|
    each dish once only|dont repeat yourself|dont repeat anything|do not repeat anything|
    no repeating anything|never repeat anything|without repeating anything|dont repeat a dish|
    dont repeat any dish|dont repeat any meal|dont repeat a meal|dont repeat dishes|
    dont repeat meals|no repeats|every day something different|every night something different|
    no repeat|dont repeat|do not repeat|without repeats|without repeating|never repeat|not repeat|
    no repetition|nothing repeated|no duplicates|no dish twice|nothing twice|no meal twice|
    no recipe twice|never the same dish|never the same meal|never the same recipe|not the same dish|
    not the same recipe|no dish again|no recipe again|no meal again|no two the same|
    nothing more than once|no dish more than once|no meal more than once|no recipe more than once|
    avoid repeats|avoid repeating|all different|different every night|different every day|
    different meals every day|different meals every night|different meal every day|
    different dish every night|every meal different|every dish different|nothing we had last week|
    never twice|dont give us anything twice|no dishes twice|no meals twice|dont have anything twice|
    dont serve anything twice|nothing the same twice|same dish never twice|repeat nothing`,
  repeat: `repeat|repeats|repeated`,
  same: `same|the same|one and the same`,
  different: `different|kinds of|types of`,
  running: `
    next to each other|right next to each other|side by side|back to back nights|back to back days|consecutively|on the trot|on the bounce|in succession|
    two nights on the trot|two days on the trot|twice on the trot|two nights on the bounce|
    two days on the bounce|two days running|two nights running|twice running|two days in a row|
    two nights in a row|twice in a row|on consecutive days|on consecutive nights|consecutive days|
    consecutive nights|back to back|on back to back days|on back to back nights|days running|
    nights running|days in a row|nights in a row|in a row|running|on two consecutive days|
    two consecutive days|two days straight|one day after another|consecutively|one after the other|
    one after another|on successive days|2 days running|2 days in a row|2 nights running|
    2 nights in a row|two meals in a row|successive days|day after day|
    two days together|two nights together|2 days together|2 nights together`,
  'same day': `
    on the same day|on the same night|the same night|on the same evening|the same evening|
    in the same day|the same day|in one day|on one day|in a single day`,
  'other day': `
    every other day|every second day|every other night|every second night|every other evening|
    every second evening|on alternate evenings|alternate evenings|alternate days|
    alternate nights|on alternate days|on alternate nights`,
  after: `
    the day right after|the day right after the|the day straight after|the day straight after the|
    the day immediately after|the day immediately after the|the night right after|
    the night right after the|the day after the|the day after we have|the night after we have|after the|after|the day after a|
    the night after a|the day after|the night after|the evening after|day after|night after|
    straight after|following|the day following|directly after|right after|the day before the|
    the night before the|the evening before the|the day before a|the day before|the night before|
    the evening before|evening before|evening after|day before|night before`,
  'next day': `
    the next day|the next night|next day|the day after that|the following day|the following night|
    the night after that|the day afterwards|the day after`,
  double: `
    bulk cook|double|double up|batch cook|batch|cook once eat twice|make plenty|cook plenty|
    enough for two days|enough for two nights|twice as much`,
  'eat again': `
    round two on|round two|part two|part two on|take two|seconds on|whats left for|
    whatevers left for|whatever is left for|what is left for|the rest for|the remains for|to eat|
    eat it|have it|finish it|finish it off|have the rest|use the rest|for leftovers on|
    to have again|half in the freezer for|and the other half out of the freezer|
    and have the other half out of the freezer|and take it out of the freezer|have the second one|
    have the other one|eat the other one|eat the second one|the second one for|the other one for|
    and the other for|so its there for|for the next day|leftovers the next day|for leftovers|
    to last|reheat|to reheat|eat the rest|as leftovers`,
  within: `in any|inside|in a space of`,
  except: `
    all week but|all the days but|all nights but|the whole week but|every single night but|
    every single day but|every evening but|each night but|each night bar|cept|cept for|barring|
    excepting|aside from|every day but|every night but|all days but|except|except for|except on|
    apart from|apart from on|other than|save for|bar|besides|excluding|any day but|any night but|
    any evening but|any day except|any night except|any evening except|any day apart from|
    any night apart from|any day bar|any night bar|any day other than|any night other than`,
  other: `other|another|different`,
  more: `more|less|fewer|more of`,
  otherwise: `
    otherwise|everything else|all the rest|all the others|all other meals|every other meal|
    all other nights|rest|the rest|the rest of the week|the rest of the time|on other days|
    on the other days|the other days|other days|all other days|every other day besides|
    rest of the week|the other nights|other nights|on the other nights|any other day|
    any other night|remaining days|the remaining days|on all other days`,
  fine: `
    as often as you like|as often as you want|as much as you like|as much as you want|
    as many times as you like|whenever you like|all you like|any time you like|
    i dont mind|we dont mind|im not fussed|were not fussed|im not bothered|were not bothered|
    not fussed|not bothered|not fussed about|no matter|i dont care|we dont care|dont matter|
    doesnt matter|do not matter|does not matter|is up to you|are up to you|not bothered about|
    is fine|are fine|is ok|are ok|is okay|are okay|ok|okay|fine|is allowed|are allowed|allowed|
    is alright|are alright|alright|is all right|no problem|are welcome|is no problem|dont mind`,
  spend: `
    budgets|our budget|our budgets|my budget|food shopping|shopping|the shopping|the weeks shopping|
    the weeks food|the lot|groceries|grocery shop|the groceries|food costs|the food shop|shop|
    food shop|weekly shop|spend|spending|cost|costs|costing|budget|a budget of|budget of|
    total budget|food budget|on food|on groceries|on meals|grocery bill|food bill|the bill|
    shopping bill|food spend|the shop|the total`,
  'by protein': `
    the same meat|the same protein|the same kind of meat|the same type of meat|protein|proteins|
    meat twice|same protein|same meat|same kind of meat|different protein|different proteins|
    different meat|kind of meat|main protein|type of meat|same type of meat|sort of meat|
    protein source|protein sources`,
  'by cuisine': `
    the same cuisine|the same kind of cuisine|cuisine|cuisines|same cuisine|different cuisine|
    different cuisines|kind of cuisine|nationality|nationalities|countries|country|cooking styles|
    national cuisines|food cultures`,
  before: `before`,
  until: `until|till|til|through|thru|up to and including|up until`,
  since: `
    onward|and after|and beyond|and later|until the end of the week|till the end of the week|
    to the end of the week|through the end of the week|through to the end of the week|
    right to the end of the week|beginning|from|starting|as of|starting on|from this|onwards|
    on wards`,
  to: `to`,
  per: `
    per|apiece|per person|per head|a head|per serving|a serving|per portion|a portion|each person|
    per plate|per meal|a meal|a plate|pp|per dinner|a person|per person per meal|per serve|per dish|
    a dish|each meal costs`,
  'a day': `a day|per day|in a day|per person per day|per day each`,
  'half week': `
    half the week|half of the week|half the time|half the meals|half of the meals|half the dinners|
    half our meals|half our dinners|half of our meals|half of our dinners|half of the dinners|
    half the days|half the nights|half of the nights|half of the days|half of it|half of them`,
  'most week': `
    most days|most nights|most of the week|most of the time|most meals|mostly|
    the majority of meals|most of the meals|most of our meals|mainly`,
  is: `
    is|are|be|being|turned|has turned|have turned|went|is going|are going|turning|has been|
    have been|has gone|has become|have gone|became`,
  total: `
    in any one week|in any week|in any given week|in any single week|in a given week|
    all told|in total|total|all in|all together|the whole week|for the whole week|the weeks|
    the whole weeks|whole weeks|this weeks|all the weeks|weekly|for the week|the week|a week|
    every week|each week|per week|this week|week|in all|all week|for everything|overall|altogether`,
}
