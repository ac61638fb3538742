/** Words of families for dishes, groups of foods, diets and qualities of dishes. */

import type { DishLike } from '../../plan-rule.ts'
import { QUICK_MINUTES } from '../rule-context.ts'
import { dishesAsSpelled, dishesOfTheWorld } from './dishes-of-the-world.ts'
import { phraseList } from './phrase-list.ts'

/** Kinds of dish and groups of foods that the food lexicon does not name. */
const sorts = phraseList(`
    pizza|soup|stew|casserole|roast|roast dinner|curry|pie|pasta|burger|salad|sandwich|wrap|taco|
    burrito|quesadilla|fajita|enchilada|stir fry|stirfry|bake|pasta bake|traybake|tray bake|risotto|
    ramen|noodle|sushi|poke bowl|kebab|skewer|omelette|omelet|frittata|pancake|waffle|smoothie|
    porridge|oatmeal|toast|toastie|french toast|chilli|lasagne|lasagna|dumpling|tagine|paella|
    fry up|fryup|rib|meatball|dal|dhal|daal|biryani|jacket potato|jacket|fish finger|nugget|chip|
    fries|wing|hot dog|hotdog|mash|meat|red meat|white meat|seafood|shellfish|oily fish|white fish|
    fish|poultry|carb|dairy|gluten|nut|vegetable|veg|veggies|green|fruit|bean|pulse|legume|
    processed food|processed meat|junk food|fast food|fried food|deep fried food|
    ready meal|frozen food|dessert|pudding|cake|alcohol|sugar|offal|steak|mince|egg|cheese|bread|
    rice|potato|grain|root vegetable|leafy green|cruciferous vegetable|mushroom|bowl|rice bowl|
    grain bowl|buddha bowl|gratin|quiche|tart|flan|gnocchi|spaghetti|macaroni|pilaf|pilau|
    fried rice|egg fried rice|chow mein|lo mein|pad thai|pho|laksa|katsu|katsu curry|korma|
    tikka masala|jalfrezi|vindaloo|rogan josh|bhuna|balti|tikka|moussaka|gyros|souvlaki|shakshuka|
    falafel|mezze|tapas|antipasti|crumble|broth|chowder|goulash|hotpot|hot pot|cottage pie|
    shepherd pie|fish pie|fishcake|fish cake|ragu|bolognese|carbonara|nacho|empanada|tamale|pierogi|
    sausage roll|toad in the hole|bangers and mash|cauliflower cheese|macaroni cheese|
    mac and cheese|full english|cooked breakfast|fried breakfast|eggs benedict|baked potato|
    jacket spud|slider|grilled cheese|sub|bagel|cereal|granola|muesli|overnight oat|muffin|
    croissant|bhaji|samosa|roti|naan|chapati|jollof|egusi|moi moi|fufu|suya|plantain|pepper soup|
    spaghetti bolognese|meatloaf|pot pie|pot roast|beef stew|chicken soup|noodle soup|
    tomato soup|vegetable soup|lentil soup|veggie burger|chicken burger|beef burger|kedgeree|
    surf and turf|fondue|raclette|fish and chip|pie and mash|liver and onion|ham and egg|
    bacon and egg|steak and chip|pie and pea|pie and chip|ham egg and chip|sausage and chip|
    sausage egg and chip|chicken and chip|rice and pea|rice and bean|pea and rice|pork and bean|
    biscuit and gravy|chicken and waffle|shrimp and grit|gammon and egg|burger and chip|
    cheese and biscuit|soup and bread|egg and soldier|spag bol|spud|egg and chip|sausage and mash|
    bacon sandwich|bacon butty|pastry|crumpet|takoyaki|okonomiyaki|tempura|donburi|bibimbap|kimchi|
    udon|soba|ceviche|tostada|chimichanga|pulled pork|barbecue rib|schnitzel|strudel|spaetzle|
    leftover pie|cabbage roll|stuffed pepper|hash|corned beef hash|chicken nugget|
    chicken wing|pancit|adobo|calzone|bruschetta|polenta|ravioli|tortellini|cannelloni|panini|
    ploughman|scone|trifle|ice cream|biscuit|cookie|sweet|crisp|chocolate|snack bar|soy|soya`)

const tags = phraseList(`
    warm|soft|chewy|spicy|light|heavy|healthy|hearty|filling|comforting|comfort food|warming|
    kid friendly|cheap|fancy|special|mild|low carb|low fat|low salt|low sodium|low calorie|
    low sugar|low gi|high protein|high fibre|high fiber|slow cooker|one pan|one pot|bbq|grill|
    air fryer|instant pot|make ahead|packed lunch|freezer friendly|summer|winter|autumn|fall|spring|
    seasonal|festive|crunchy|creamy|cold|raw|takeout style|takeaway style|fakeaway|exotic|
    adventurous|traditional|refreshing|romantic|christmassy|indulgent|rich|greasy|fried|deep fried|
    nutritious|budget|wholesome|rustic|plain|bland|sweet and sour|tangy|smoky|zesty|saucy|
    finger food|buffet|heart healthy|diet friendly|picnic|messy|tomatoey|cheesy|batch cooking|
    hot food|sheet pan|pressure cooker|salty|sugary|fatty|stodgy|colourful|
    colorful|low effort cooking|veg heavy|big batch cooking|vegetable heavy|gourmet|
    restaurant style|pub style|street food|breaded|battered|curried|microwaved|
    processed|ultra processed|wholegrain|crispy|zingy|sticky|gooey|juicy|meaty|veggie packed|
    veg packed|vegetable packed|nutty|fruity|buttery|sour|savoury|savory|umami|substantial|
    satisfying|homely|nostalgic|authentic|unusual|interesting|fun|handheld|shareable|elegant|
    impressive|showstopper|dinner party|luxurious|decadent|naughty|gut friendly|iron rich|
    rich in iron|omega 3|slow roasted|store cupboard|storecupboard|prep free|baked|steamed|poached|
    stewed|braised|marinated|pickled|smoked|stuffed|low cholesterol|low fibre|low gluten|high iron|
    high calcium|high energy|low energy|energy boosting|immune boosting|superfood|nourishing|
    fresh tasting|heartwarming|winter warmer|autumn warmer|sharing|sharing style|
    mediterranean style|chilled|vegetable based|plant heavy|low acid|easy to chew|
    toddler|baby friendly|lunchbox|portable|guest worthy|crowd pleasing|
    crowd pleaser|impressive dinner|leftover friendly|microwave|microwaveable|stovetop|no bake|
    stir fried|pan fried|sautéed|roasted|old fashioned|retro|lower calorie|low cal|lowcal|slimming|
    slimming world|weight watchers|post workout|pre workout|high carb|carb heavy|carby|
    protein heavy|meat heavy|garlicky|lemony|herby|tropical|beachy|colourful veg|sizzling|
    loaded|classy|sophisticated|celebratory|brothy|soupy|chunky|silky|oozy|melty|crusty|flaky|
    velvety|boozy|zippy|punchy|cooling|peppery|earthy|moreish|restaurant quality|feel good`)

/** Other words for a tag, each with the tag. */
const otherTags: readonly [string, string][] = [
  [
    'hot and spicy|too hot|too spicy|very spicy|spicey|super spicy|really spicy|a bit of spice|some spice|a bit of heat',
    'spicy',
  ],
  ['i can make ahead|we can make ahead|i can make in advance|we can make in advance', 'make ahead'],
  ['cheapest', 'cheap'],
  ['healthiest', 'healthy'],
  ['lightest', 'light'],
  [
    `
      kiddie friendly|kid approved|child approved|kid pleasing|child pleasing|toddler approved|
      kid proof|fussy eater friendly|child friendly|family friendly|kid friendly food|kids friendly|
      toddler friendly|children friendly|good for kids|good for the kids|suitable for kids|
      suitable for the kids|suitable for children`,
    'kid-friendly',
  ],
  [
    `
      slow cook|slow cooked|in the slow cooker|crockpot|crock pot|in the crockpot|in the crock pot|
      slowcooker`,
    'slow cooker',
  ],
  ['barbecue|barbeque|barbecued|barbie|braai|bbqed', 'bbq'],
  [
    `
      grilled|grilling|on the grill|off the grill|from the grill|off the barbecue|grill out|grilling out|cook out|cookout|fire up the grill|
      get the grill going|something on the grill`,
    'grill',
  ],
  [
    `
      fire up the bbq|fire up the barbecue|light the bbq|light the barbecue|get the bbq going|
      on the bbq|on the barbecue`,
    'bbq',
  ],
  ['summery', 'summer'],
  ['wintery|wintry', 'winter'],
  ['autumnal', 'autumn'],
  [
    `
      cheap as chip|inexpensive|nothing expensive|nothing too expensive|nothing very expensive|
      nothing pricey|nothing too pricey|nothing costly|nothing too costly|nothing dear|
      nothing too dear|not expensive|not too expensive|not pricey|not too pricey|not costly|
      not dear|that doesnt cost much|that doesnt cost a lot|that doesnt cost the earth|
      that doesnt cost a fortune|doesnt cost much|that wont cost much|that wont cost the earth|
      that wont break the bank|wont break the bank|that doesnt break the bank|penny pinching|
      wallet friendly|easy on the wallet|kind to the wallet|kind to the purse|kind on the wallet|
      purse friendly|easy on the purse|easy on the budget|money saving|cost effective|
      value for money|good value|bargain|budget conscious|cheapish|pocket friendly|dirt cheap|
      super cheap|really cheap|very cheap|low cost|budget friendly|affordable|economical|cheapo|
      cheap and cheerful|frugal|thrifty`,
    'cheap',
  ],
  [
    `
      posh|smart|swanky|swish|schmancy|fancy schmancy|fancypant|fancyish|fancier|posher|poshish|
      posh nosh`,
    'fancy',
  ],
  [
    `
      with a kick|with some kick|with a bit of a kick|with a bit of kick|with a little kick|
      with heat|with some heat|with a bit of heat|with a little heat|with spice|with some spice|
      with a bit of spice|with a little spice|fiery|spicier|spicyish|with some punch`,
    'spicy',
  ],
  [
    `
      lighter|not too heavy|not heavy|lightish|fairly light|lightweight|on the light side|
      on the lighter side|not stodgy|not too stodgy`,
    'light',
  ],
  [
    `
      healthier|good for us|health conscious|healthyish|fairly healthy|not unhealthy|
      nothing unhealthy|nothing too unhealthy|good for you`,
    'healthy',
  ],
  ['heartier|rib sticking', 'hearty'],
  ['cheaper', 'cheap'],
  ['creamier', 'creamy'],
  ['crunchier', 'crunchy'],
  ['milder|mildish|non spicy|unspicy', 'mild'],
  ['plainer|plainish', 'plain'],
  ['richer', 'rich'],
  ['more filling', 'filling'],
  ['more comforting', 'comforting'],
  ['more substantial', 'substantial'],
  ['cosy', 'cosy'],
  ['cozy', 'cozy'],
  ['comfort|comfort meal', 'comfort food'],
  ['one dish meal|one dish dinner|one dish supper', 'one dish'],
  ['one pan dish|one pan dinner|traybake style', 'one-pan'],
  [
    'protein rich|protein packed|high in protein|lots of protein|plenty of protein|high proteins',
    'high protein',
  ],
  ['low in carbs|low carbs|lower carb|carb free|low carbohydrate', 'low carb'],
  ['low in salt|reduced salt', 'low salt'],
  [
    `
      prep ahead|made ahead|make in advance|prepared ahead|can be made ahead|cook ahead|
      made in advance`,
    'make ahead',
  ],
  [
    `
      lunchbox thing|lunchbox stuff|lunchbox food|lunchbox bit|lunchbox idea|lunchbox meal|
      lunch box thing|lunch box stuff|lunch box food|lunch box meal|thing for lunchbox|
      stuff for lunchbox|something for lunchbox|food for lunchbox|packed lunch stuff|
      packed lunch thing|packed lunch food|portable lunch|lunch box friendly|lunchbox friendly|
      packable`,
    'packed lunch',
  ],
  ['in the air fryer|airfryer|air fried', 'air fryer'],
  ['freezes well', 'freezer-friendly'],
  ['in one pot', 'one pot'],
  [
    `
      i can batch cook|we can batch cook|that i can batch cook|to batch cook|for batch cooking|
      can be batch cooked`,
    'batch cook',
  ],
  [
    `
    i can freeze|we can freeze|that i can freeze|that we can freeze|to freeze well`,
    'freezer-friendly',
  ],
  ['high in fibre|fibre rich', 'high fibre'],
]

const diets: readonly [string, string][] = [
  [
    `
      vegetarian|veggie|veggy|without meat|without any meat|with no meat|meatless|meat free|
      meatfree|vegetarians|veggie friendly|veg only|
      pure veg|pure vegetarian|strict vegetarian|strictly vegetarian`,
    'vegetarian',
  ],
  ['vegan|plant based|vegans', 'vegan'],
  ['pescatarian|pescetarian|pesci', 'pescatarian'],
  ['gluten free|gf|wheat free|without gluten', 'gluten-free'],
  ['dairy free|df|lactose free|milk free', 'dairy-free'],
  ['nut free', 'nut-free'],
  ['peanut free', 'peanut-free'],
  ['egg free', 'egg-free'],
  ['pork free', 'pork-free'],
  ['soy free|soya free', 'soy-free'],
  ['fish free', 'fish-free'],
  ['sesame free', 'sesame-free'],
  ['shellfish free', 'shellfish-free'],
  ['halal|halal meat|halal food', 'halal'],
  ['kosher', 'kosher'],
  ['keto|ketogenic', 'keto'],
  ['paleo', 'paleo'],
  ['low fodmap|fodmap|fodmap friendly|low fod map', 'low fodmap'],
  ['coeliac|celiac|coeliacs', 'coeliac'],
  ['diabetic|diabetic friendly|diabetes friendly|type 2 diabetic|type 1 diabetic', 'diabetic'],
  ['pregnant|pregnancy safe|pregnancy friendly|expecting a baby|expecting', 'pregnant'],
  ['lactose intolerant', 'dairy-free'],
  ['gluten intolerant|wheat intolerant', 'gluten-free'],
  ['jain', 'jain'],
  ['whole30|whole 30', 'whole30'],
  ['mediterranean diet', 'mediterranean'],
  ['flexitarian', 'flexitarian'],
  ['sugar free', 'sugar-free'],
]

const efforts: readonly [string, 'easy' | 'medium' | 'hard'][] = [
  [
    `
      easy|simple|easiest|simplest|dead easy|zero effort|no hassle|stress free|low stress|idiot proof|
      beginner friendly|fool proof|no bother|brainless|mindless|no brainer|hands off|
      low maintenance|minimal cooking|minimal faff|zero faff|without faff|without any faff|
      with no faff|with zero faff|with minimal faff|with little faff|without fuss|without any fuss|
      with no fuss|with minimal fuss|with little fuss|with no hassle|without hassle|
      without any hassle|with minimal effort|with little effort|with no effort|that needs no effort|
      that needs little effort|that needs minimal effort|that takes no effort|
      that takes little effort|we can throw together|i can throw together|you can throw together|
      that can be thrown together|thrown together|i can make half asleep|easyish|simple enough|
      easy enough|not much effort|not too much effort|not a lot of effort|
      nothing that needs much effort|nothing that takes much effort|nothing too taxing|
      nothing taxing|nothing strenuous|nothing too strenuous|nothing cheffy|nothing too cheffy|
      nothing too involved|nothing involved|easy going on the cook|easy on the cook|
      kind to the cook|bung it in the oven|bung in the oven|chuck it in the oven|
      shove it in the oven|dump and bake|dump and go|bish bash bosh|low energy cooking|dead simple|
      super easy|effortless|low effort|no faff|faff free|low faff|hassle free|minimal fuss|
      throw together|no effort|foolproof|basic|simple stuff|easy going|undemanding|no frills|
      nice and easy|no fuss|straightforward|super simple|easy peasy|really easy|uncomplicated|
      minimal effort|very easy|fuss free|little effort|easier|simpler|lazy`,
    'easy',
  ],
  ['medium effort|moderate effort|medium|moderate|medium difficulty|middling', 'medium'],
  [
    `
      hard|complicated|elaborate|difficult|challenging|fiddly|complex|too complicated|too fiddly|
      too difficult|too hard|ambitious|tricky|faffy|too faffy|cheffy|too cheffy|taxing|too taxing|
      strenuous|too strenuous|much effort|too much effort|involved|labour heavy|fussy to make|
      time consuming|demanding|too involved|high effort|more effort|labour intensive`,
    'hard',
  ],
]

const worldCuisines = phraseList(
  `
    italian|french|spanish|greek|turkish|lebanese|moroccan|middle eastern|mediterranean|indian|
    pakistani|bangladeshi|sri lankan|thai|vietnamese|chinese|japanese|korean|indonesian|malaysian|
    filipino|mexican|tex mex|american|british|english|irish|scottish|welsh|german|polish|portuguese|
    brazilian|peruvian|caribbean|jamaican|cuban|african|nigerian|ethiopian|west african|persian|
    israeli|russian|hungarian|swedish|scandinavian|asian|cajun|southern|punjabi|south indian|
    north african|ghanaian|nepalese|hawaiian|argentinian|argentine|ukrainian|latin american|creole`,
)

/** Adjectives of foods: 'a fishy night'. */
const ofFoods: readonly [string, string][] = [
  ['fishy', 'fish'],
  ['eggy', 'egg'],
  ['beany', 'bean'],
  ['ricey', 'rice'],
  ['porky', 'pork'],
  ['beefy', 'beef'],
  ['mushroomy', 'mushroom'],
  ['oniony', 'onion'],
]

/** Adjectives that say which food is in a dish. */
export const adjectivesOfFoods: ReadonlySet<string> = new Set(ofFoods.map(([adjective]) => adjective))

/** Countries, each with the name of its cuisine. */
const countries = phraseList(
  `
    america:american|britain:british|china:chinese|cuba:cuban|ethiopia:ethiopian|france:french|
    germany:german|ghana:ghanaian|greece:greek|india:indian|indonesia:indonesian|iran:persian|
    italy:italian|jamaica:jamaican|japan:japanese|korea:korean|lebanon:lebanese|malaysia:malaysian|
    mexico:mexican|morocco:moroccan|nigeria:nigerian|pakistan:pakistani|peru:peruvian|poland:polish|
    portugal:portuguese|spain:spanish|sweden:swedish|thailand:thai|the middle east:middle eastern|
    turkey:turkish|vietnam:vietnamese`,
)

/** What a word says of a dish. */
export interface DishWord {
  what: DishLike
  /** It says what a dish is like and names none. */
  isQuality: boolean
}

/** Words of quality that can name a meal by themselves. */
const namedDishTags: ReadonlySet<string> = new Set([
  'comfort food',
  'bbq',
  'slow cooker',
  'finger food',
  'street food',
  'hot food',
  'buffet',
  'picnic',
  'grill',
  'air fryer',
  'instant pot',
])

/** Words for a dish that is soon ready. */
const quickWords = phraseList(
  `
    quick sharp|sharpish|nothing slow|not slow|nothing lengthy|nothing too lengthy|
    nothing too long|not too long|not a long cook|nothing that takes long|nothing that takes ages|
    nothing that takes forever|nothing that takes too long|nothing that takes hours|
    that doesnt take long|doesnt take long|doesnt take too long|doesnt take ages|
    that doesnt take ages|that doesnt take forever|which doesnt take long|that wont take long|
    wont take long|that wont take ages|wont take ages|wont take forever|not time consuming|
    that cooks quickly|that cooks fast|quick cooking|fast cooking|we can knock up quickly|
    i can knock up quickly|we can whip up quickly|i can whip up quickly|quick to make|
    quick to cook|quick to prepare|quick to prep|fast to make|quickish|quicker than usual|
    quick smart|lickety split|speedier|faster|snappy|pronto|in no time|in a jiffy|in a flash|
    quick|fast|quickest|fastest|speedy|rapid|quickie|super quick|really quick|very quick|fast food style|
    super fast|quicker`,
)

/** Words for a dish that the family has not made yet. */
const newWords = phraseList(
  `
    new|brand new|new to us|never had before|never tried before|never made before|
    never cooked before|not had before|not made before|not cooked before|first timer|
    off the beaten track|not in our usual rotation|out of the ordinary|out of our comfort zone|
    outside our comfort zone|never tried|never made|never had|havent tried|not tried before|
    we havent tried|new recipe|untried|never cooked|we havent tried before|weve never had|
    weve never made|weve never cooked|weve not made|we havent made|i havent made|ive never made|
    ive never cooked|ive not made|weve never tried|unfamiliar|weve not tried|weve not had before|
    we havent had before|we have never tried|we havent made before|havent made before`,
)

/** Words for a dish that the family likes best. */
const favouriteWords = phraseList(
  `
    crowd favourite|household favourite|house favourite|old faithful|go to|safe bet|firm fave|
    family fave|old fave|tried and trusted|tried and true recipe|five star|5 star|top rated|
    highly rated|best loved|much loved|well loved|regular of ours|favourite|favorite|fave|fav|
    family favourite|family favorite|old favourite|old favorite|tried and tested|tried and true|
    fave recipe|tried tested|firm favourite|of our favourite|of our favorite|of our fave`,
)

const quality = (what: DishLike): DishWord => ({ what, isQuality: true })

/** All these words with their meanings; the caller folds the keys. */
export function* dishWords(): Generator<[string, DishWord]> {
  for (const sort of [...sorts, ...dishesOfTheWorld, ...dishesAsSpelled])
    yield [sort, { what: { food: sort }, isQuality: false }]
  for (const tag of tags)
    yield [
      tag,
      namedDishTags.has(tag)
        ? { what: { tag }, isQuality: false }
        : quality({ tag: tag === 'kid friendly' ? 'kid-friendly' : tag }),
    ]
  for (const [texts, tag] of otherTags)
    for (const text of phraseList(texts)) yield [text, { what: { tag }, isQuality: !namedDishTags.has(tag) }]
  for (const [adjective, food] of ofFoods) yield [adjective, { what: { food }, isQuality: false }]
  for (const [texts, diet] of diets) for (const text of phraseList(texts)) yield [text, quality({ diet })]
  for (const [texts, effort] of efforts)
    for (const text of phraseList(texts)) yield [text, quality({ effort })]
  // 'Something from Japan'.
  for (const pair of countries) {
    const [country = '', cuisine = ''] = pair.split(':')
    yield [`from ${country}`, { what: { cuisine }, isQuality: false }]
  }
  for (const cuisine of worldCuisines) yield [cuisine, { what: { cuisine }, isQuality: false }]
  for (const word of quickWords) yield [word, quality({ minutes: { max: QUICK_MINUTES } })]
  for (const word of newWords) yield [word, { what: { is: 'new' }, isQuality: false }]
  for (const word of favouriteWords) yield [word, { what: { is: 'favourite' }, isQuality: false }]
}

/** Foods of the lexicon that in a sentence about meals usually mean something else. */
export const notFoods: ReadonlySet<string> = new Set(
  phraseList(`
    chilly|orange squash|fruit squash|blackcurrant squash|game|match|finger|fork|spoon|knife|kid|
    heart|date|bar|stock|bone|coffee|wine|beer|water|juice|cola|gin|vodka|whisky|rum|spring|salt|
    oil|fat|ice|food|meal|bit|horse|tongue|brain|liquid|powder|spice|seasoning|ray|bass|perch|pike|
    ling|carp|sole|char|filling|topping|base|mix|skin|leaf|leave|hand|ear|feet|foot|head|cheek|neck|
    tail|leg|wing|back|rib eye|season|drink|squash|tea|cocktail|champagne|prosecco|cider|lager|ale|
    port|sherry|milk shake|milkshake|lemonade|soda|pop|red wine|white wine|sparkling water|colour|
    garnish|oven|pan|roll|round|gold|flower|rocket fuel|thyme sprig|sage advice|mace|rose|
    mint condition|snack|dip|spread|sauce|dressing|marinade|starter|batter|gum|sweetener|bag|
    baby food|dog food|cat food|pet food|foil|cling film|bin bag|kitchen roll|toilet roll|
    washing up liquid|candle|cocktail stick|parchment|paper|package|straw|skewer stick|ready|stick|
    wild|plain|hot|long|short|green|white|red|brown|black|dark|whole|half|fresh|frozen|cold|good|
    best|shot|spirit|bitter|stout|tonic|mixer|smooth|star|dinner|lunch|breakfast|supper|light|heavy|
    cure|party|treat|love|sugar|cream off|medium|large|small|extra|prime|choice|time|roast time|
    double|single|ginger nut dog|bun in the oven|mum|chard name|fudge|old|new|cut|piece|slice|
    portion|serving|joint|body|scallop edge|nut job|core|shell|top|bottom|side|bread winner|cover|
    sherbet|orange|cocoa tin|holiday|fair|lady|kitchen|house|home|garden|school|work|football|
    family|friend|movie|film|app|weather|news|plateful|plate|bowl food|hash tag|swede person|
    turkey country`),
)
