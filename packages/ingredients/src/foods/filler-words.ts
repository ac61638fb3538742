import type { Food } from './food.ts'
import { foldFoodName } from './food-name.ts'

/**
 * Words that stand beside the name of a food and say nothing of what is in it. What coats, fills,
 * dresses or flavours a food is not among them: crispy, creamy, seasoned, marinated, stuffed,
 * glazed.
 */

const setOf = (words: string) => new Set(words.trim().split(/\s+/))
/** As they stand in a folded name: 'Coles' is 'cole' there. */
const foldedSetOf = (words: string) => new Set(words.trim().split(/\s+/).map(foldFoodName))

/** Words for how a food is bought, kept and prepared, and the small words between them. */
const fillerWords = setOf(
  `
  jigger handful kilo tip-top unwrapped undiluted ripened unavailable available online specialist
  specialists grocer grocers grocery supermarkets deli-style according direction directions
  instruction instructions label alternatively similar necessary tepid lukewarm premium end-cut
  sterile-pack solid heatproof shop-bought store-bought ready-made ready-to-eat ready-prepared
  patagonian ballpark aka called known usually often always also just-ripe peel-on tail-on head-on
  headless unshelled butter-soft oven-ready pre-cut pre-chopped pre-sliced pre-cooked precut
  prechopped presliced preshredded pre-shredded pre-grated pregrated pre-washed prewashed bitesize
  bite-size bite-sized smallest largest biggest freshest ripest darkest reddest s fat style drizzle
  squeeze lots lot boxed optional temp plenty case nub choosing slit adjust add cart save
  crema-free vegetarian-friendly flower-free section medallion total per each packaging net wt
  approx quantity remaining rest another still attached kept even just bite strip juice liquid
  syrup brine seed skin rind shell leaf stem root end third twist choice inside outside side bottom
  middle centre extra-large calorie sub substitute alternative version kind type style-free idea
  combination vegetable-free domestic unripened such-like organic bio ready season fodmap tm
  percent proof grade culinary industrial commercial prepared packaged decorative edible petite
  petit smallish brand assorted runny crusty packaged plump mellow nicely enough equivalent
  garden-fresh snapped unbaked shelf stable self freeform lactosefree ptn fire clover refrigerated
  jarred bottled canned can tinned jar tin tub bag packet package carton bottle box sachet pouch
  container brand own label deli quality high good fully well only including include included see
  note recipe follow follows below above my our their his her these those this that all any each
  both other another such as like preferably ideally plus minus more less few several some bit
  touch little lot piece half quarter portion serving slice part lean trimmed untrimmed unpeeled
  peeled raw rare cooked precooked pre uncooked un non thin thick thinly thickly finely coarsely
  roughly freshly lightly gently very super extra jumbo giant large medium small mini tiny big huge
  tall baby young old new early late seasonal local imported regular original classic traditional
  basic everyday gourmet premium select choice fancy collection signature artisan rustic farmhouse
  free range cage pasture pastured grass fed corn-fed raised humanely sustainable sustainably line
  caught wild farmed hand kosher halal certified natural naturally pure real genuine authentic
  fresh frozen chilled cold warm hot room temperature boiling dry dried wet gold superfine
  granulated iodized fleshed skinned oily iodised homogenized homogenised free-from attractive
  inexpensive moist soft firm hard ripe overripe underripe unripe fine coarse medium-grain rough
  smooth chunky clear long short round flat square wide narrow skinny straight whole broken cut
  sized size inch cm mm length wise lengthwise crosswise diagonal diagonally one two three four
  five six eight ten twelve dozen about approx approximately around roughly circa total weight
  drained undrained rinsed unrinsed washed unwashed pitted unpitted stoned seeded seedless deseeded
  shelled unshelled hulled cored boned deboned boneless skinless skinned bone skin tail head on off
  in out up down to for of from with without at by into over under if and or nor but not then than
  when while until is are be been you your i we it unsalted salted unsweetened sweetened low
  reduced no added nonfat lowfat skim full light lite semi quick cooking cook instant fast minute
  easy serve unbleached bleached enriched refined unrefined virgin cold-pressed pressed expeller
  stone milled ground unground fair trade fairtrade taste needed desired wanted preferred prefer
  want use used using have need make making enough garnish decorate decoration sprinkling dusting
  greasing frying brushing drizzling rolling serving optional divided packed loosely tightly heaped
  heaping level scant generous rounded leftover day store homemade home bought shop supermarket
  standard average everyday simple plain neutral mild nice better best finest favourite favorite
  preference your pasteurized pasteurised unpasteurized unpasteurised vacuum loose sheet layer
  single double strength purpose use smallish bendy tall bright blush rasp canister cluster sleeve
  batch corner selection rectangular excellent top-notch ultra healthy sturdy different miniature
  spiral oven soak grind rising high-heat house tasting sterile inner outer stalk stem-on culture
  pack n matchstick ladle spoonful knob splash glug dollop scoop strand scented odourless odorless
  tasteless flavourless flavorless mexico italy france spain greece portugal japan korea thailand
  vietnam morocco england scotland wales ireland michigan maine oregon wisconsin louisiana florida
  queensland tasmania provence normandy brittany yorkshire lincolnshire norfolk suffolk sussex kent
  essex somerset`,
)

/** Preparations in which nothing is added to a food. */
const preparationWords = setOf(
  `
  smoked toasted grilled charred steamed boiled poached blanched parboiled sauteed melted softened
  clarified mashed pureed crushed grated shredded flaked chopped minced diced cubed sliced slivered
  torn shaved julienned spiralized beaten separated sifted squeezed zested juiced halved quartered
  pounded rolled cracked pearled hulled popped puffed shaped trimmed scrubbed snipped bruised
  scored picked patted strained mixed thawed defrosted cooled reserved divided removed discarded
  cleaned crumbled tied butterflied rubbed sprigged warmed heated soaked stirred whisked whipped
  cooked baked roasted browned stewed`,
)

/**
 * Words for what was done to a food with another one. At any other word in -ed nothing was added.
 */
const addedWords = setOf(
  `
  fried breaded battered crumbed floured coated covered filled stuffed topped glazed marinated
  seasoned unseasoned flavoured creamed buttered candied dressed dusted spiced curried sauced
  layered frosted malted infused smothered loaded dipped devilled deviled scalloped sugared honeyed
  encrusted crusted wrapped barbecued jellied potted tempuraed laced spiked drizzled studded
  sandwiched enrobed preserved iced scrambled honeycombed rippled swirled chocolated peanutted
  toffeed brandied sherried mulled bread seed weed feed reed jelly jolly fly holly lily ghillie`,
)

/** Foods and parts of their names that end like adverbs: a jam roly-poly is no jam. */
const notAdverbs = setOf('roly poly chantilly philly dolly wurly barly piccadilly chilly')

/** Whether a folded word says that something was done to a food with another one. */
export const isAddedWord = (word: string): boolean => addedWords.has(word)

/**
 * Colours, kinds and places. They are fillers only before the name of one food, not of a mixture.
 */
const wordsBeforeFood = setOf(
  `
  neck anaheim winesap mcintosh jonagold jonathan cortland gravenstein mutsu pippin spartan
  discovery egremont russet rooster anya nicola estima charlotte desiree sebago kennebec bintje
  norland finn gressingham aylesbury barbary romero cubanelle fresno botija manzanilla arbequina
  nicoise gaeta cerignola nocellara castelvetrano picholine lucques ligurian taggiasca lilliput
  nonpareille capote argentine tasmanian provencal parisian parisienne sardinian umbrian roman
  milanese bavarian bohemian georgian syrian iraqi afghan nepalese bengali punjabi goan keralan
  burmese cambodian laotian filipino hawaiian kenyan nigerian ghanaian colombian venezuelan
  bolivian gel ruby damascan calimyrna patagonian cornish jersey normandy brittany alphonse
  indonesian malaysian cuban peruvian argentinian ecuadorian ethiopian iranian israeli tunisian
  cypriot maltese hungarian austrian belgian czech finnish icelandic scandinavian nordic icelandic
  catalan basque andalusian tuscan piedmont ligurian calabrian neapolitan venetian durum wheat
  wholewheat wholegrain wholemeal flanken breast fillet dairy pan protein fragrant oriental leafy
  fatty corkscrew julienne microwaveable microwave oven-ready essential fish-shaped flavourful
  flavorful flavoursome kelp-free baking mashing chipping roasting stewing braising pickling salad
  sandwich canning boiling-type hickory applewood mesquite oak maple-cured burrito taco fajita
  drinking eating cake-grade brine bulk regular-strength bartlett great roma globe vidalia bermuda
  bosc anjou bartlett comice conference ratte jersey navel naval meyer russet idaho yukon maris
  piper desiree king edward charlotte jersey royal hass kalamata bliss fuji gala bramley braeburn
  granny smith cox honeycrisp cripps seckel forelle alphonso vine cherry-size thumbelina chantenay
  romano sungold campari hothouse savoy coho sockeye atlantic pacific dover tiger rock king gulf
  manila littleneck dungeness berkshire iberico angus wagyu hereford longhorn rump-cut blade arm
  chump scrag rindless rind concord thompson medjool deglet noor black-mission mission turkish
  brown-skinned sicilian marcona blanco reposado caramelized bird eye kirby persian armenian
  ataulfo tellicherry lampong saigon ceylon vietnamese valencia cara cavendish process processed
  double triple concentrated unblended blended brewed sprouted cultured cultivated creme-free seed
  zest juice skin-on peel yolk red yellow green white black brown purple pink golden gold dark pale
  blue violet rainbow colored coloured assorted multi tricolor italian french greek chinese
  japanese thai indian mexican spanish irish american asian korean vietnamese turkish moroccan
  persian english british scottish welsh dutch danish german swiss swedish norwegian polish russian
  portuguese brazilian australian californian california usa us canadian hawaiian jamaican
  caribbean african egyptian lebanese sicilian tuscan kentucky texas alaskan alaska chilean maui
  sumatra ceylon madagascar holland iberian cypriot himalayan mediterranean european southern
  northern western eastern country style sharp mature aged strong tart tangy sour bitter spicy
  zesty fruity crunchy crisp juicy sweet tender waxy floury starchy sticky glutinous meaty
  fleshy hearty robust rich dense fluffy flaky silky feathery slender vintage heritage heirloom
  vine ripened garden field winter summer spring autumn hothouse greenhouse roast split blend grain
  grained fashioned live standing topping center centre bulk slab link tubed block log plain flat
  light regular mild ale choice round spirit plant`,
)

/**
 * Shapes and parts in which foods of an aisle are sold, behind their name; a mozzarella stick is
 * breaded.
 */
const formWordsByCategory: Readonly<Partial<Record<Food['category'], ReadonlySet<string>>>> = {
  Vegetables: setOf(
    `
  flower floweret curl finger end rib tendril round cube stick crown cap tip top stem stalk floret
  kernel segment sprig bunch bulb clove frond matchstick ribbon chunk strand greens pod leaf half
  flesh heart head root spear wedge pulp powder flake dust`,
  ),
  Fruits: setOf(
    `
  powder cube chunk segment wedge half flesh pulp pod leaf berry ring ball peel rind skin seed
  juice zest`,
  ),
  'Dairy & Eggs': setOf(
    `
  brick wheel triangle slice topping block log cube crumble wedge chunk shred curl shaving rind
  round ball pearl product blend mixture medley`,
  ),
  'Grains & Bakery': setOf('cube chunk nest quill tube sheet crumb loaf round shape bow grain dry'),
  'Meat & Fish': setOf(
    `
  claw carcass crown portion trimming nugget medallion escalope flesh joint blade center centre
  slab link bulk cap cube chunk round bone part rack end tail flank loin joint meat cut roast
  shoulder leg breast thigh wing neck belly shank fillet steak chop cutlet medallion`,
  ),
  'Pantry & Spices': setOf(
    `
  thread strand pod quill flake granule powder leaf seed sliver piece half chunk block stick
  crystal grain clove sprig liquid`,
  ),
}

/** Whether a folded word beside a food or a mixture says nothing of what is in it. */
export const isFillerAnywhere = (word: string): boolean =>
  fillerWords.has(word) ||
  preparationWords.has(word) ||
  (/.(?:ed|ly)$/.test(word) && !addedWords.has(word) && !notAdverbs.has(word)) ||
  /^[\d./%½¼¾⅓⅔⅛-]+$/.test(word)

/** Whether a folded word before a food says nothing of what is in it. */
export const isFillerBefore = (word: string): boolean => isFillerAnywhere(word) || wordsBeforeFood.has(word)

/**
 * Whether a folded word behind a food says nothing of what is in it: an apple tart is no tart
 * apple.
 */
export const isFillerBehind = (word: string, { category }: Food): boolean =>
  isFillerAnywhere(word) || formWordsByCategory[category]?.has(word) === true

/** A pattern for any of the phrases; in each text they are parted by '|'. */
function anyPhrase(phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'g')
}

/** Makers whose names are words of the kitchen, and names only together. */
const makerPhrases = anyPhrase([
  '365 everyday value|al fresco|archer farm|arrowhead mill|athenos|b in b|baker corner',
  'best choice|best food|best foods|better n egg|blue diamond|blue dragon|boar head|bob evan',
  'bob red mill|bobs red mill|bumble bee|captain choice|carb option|country crock|country life',
  'country oven|crown royal|crystal farm|dakota pride|diamond crystal|dietz and watson|doves farm',
  'dr oetker|earth balance|earth grain|el monterey|essential everyday|europe best|field day',
  'fit cook land|follow your heart|food club|foster farm|frank red hot|freshlay farm|full circle',
  "gay lea|general mill|gold medal|gold n plump|gold'n plump|golden mountain|good and gather",
  'good culture|gourmet garden|great value|green giant|green giant valley fresh|guerrero tortilla',
  'hain pure food|hickory farm|hodgson mill|home original|honey maid|hu kitchen|inspired organic',
  'jet puffed|john west|justin nut|kc masterpiece|king arthur|king hawaiian|kings hawaiian',
  'kirkland signature|kitchen basic|kite hill|la choy|la victoria|land o lake|land of lake',
  'light n lively|louis kemp|maple hill|marie brizard|market pantry|maxwell house',
  'merchant gourmet|minute maid|mission food|moist deluxe|nature promise|nature valley|o organic',
  'o organics|ocean spray|old el paso|old london|old orchard|organic valley|pepperidge farm',
  'post selects|primal kitchen|primo taglio|rancher reserve|recipe essential|red gold|rude health',
  'san giorgio|san remo|sara lee|seven sea|shamrock farm|shipton mill|silver spoon|simple truth',
  'simply organic|sister schubert|smart balance|so delicious|southern grove|southern lily',
  'spice island|spice islands|star kist|stove top|straus family|sun maid|sutton dodge|swans down',
  'taco bell|taste difference|taste the difference|thai kitchen|trader joe|trader joes',
  'turkey store|uncle ben|uncle bens|vermont creamery|wegmans organic|western star|white lily',
  'white wing|whole food market|whole foods|wild harvest|wild planet|yeo valley',
])

/** Makers who sell the taste of milk, eggs and meat made of plants alone. */
const plantMakers = anyPhrase([
  'kite hill|miyokos?|earth balance|follow your heart|so delicious|silk|koko|daiya|violife|oatly',
  'vitalite|nush|sheese|tofutti|lavva|califia|naturli|nuttelex|gardein|tofurky|field roast',
  'lightlife|bute island|alpro|provamel|nutpods|planet oat|elmhurst|mooala|coyo|booja booja',
  'coconut collaborative|vivera|meatless farm|v2food|heura|la vie|squeaky bean|moving mountains',
])

/**
 * A folded text that says 'vegan' for a maker of vegan food: 'Kite Hill ricotta' is a vegan
 * ricotta.
 */
export const withPlantMakers = (folded: string): string => folded.replace(plantMakers, 'vegan')

/** A folded text without the makers whose names are several words. */
export const withoutMakerPhrases = (folded: string): string =>
  folded.replace(makerPhrases, ' ').replace(/ {2,}/g, ' ').trim()

/**
 * Makers and shops of Britain, Ireland, America and Australia: they sell many foods under one
 * name.
 */
const makerNames = foldedSetOf(
  `
  365 athenos pam puffed cuervo chefstyle chocolatier gevalia margherita arla cravendale biona
  clearspring suma cooks natoora unearthed garofalo molisana bart steenbergs supercook marriages
  vitalite koko glenisk ballymaloe batchelors kerrymaid siucra hoyts pandaroo bundaberg hans don
  nestles oetker rubicon cawston fentimans bisto bramwell maldon lactantia natrel liberte astro
  compliments selection presidents nakd abbotts activia aidells albertsons aldi allinson alpro amoy
  amy amys anchor ancient annie annies anthony anthonys applegate archer ardmona argo arnotts
  arrowhead arthur asda aspall aunt avonmore ayam badia bakels baker bakers banza barilla barrys
  bee beerenberg bega belazu belgioioso ben benecol bens berio bertocchi bertolli bessie bessies
  betty bewleys bickfords bilinski billingtons bionaturae birds boar boars bob bobs bolthouse
  bonduelle borden bramwells branston breakstone breakstones brennans brindisa buitoni bulla bumble
  burgen bush bushs butterball butterly cabot cadbury campbell campbells caputo carapelli carnation
  carr carrington carrs cascadian cathedral cecco centra chang changs charleville chavrie chenel
  chiquita chobani cholula choy cirio classico claussen clonakilty colavita coles colman colmans
  contadina continental cookeen coop costco costena cottees creamery creamette crisco crocker cruz
  csr cully dairygold daisy dakota dannon danone davidstow dean dececco del delallo delmonte denny
  devondale dickinson dickinsons dole domino dorsogna doves dragon dubliner duke dukes duncan
  dunnes durkee dynasty eckrich edgell eggland egglands ekrich elle embasa equal evans eye fage
  farm farmer farmers farmland farms filippo fioreglut fisher fleischmann fleischmanns flora fong
  foster france frank franks frenchs frontier frylight galbani garofalo gerry gerrys ghiradelli
  ghirardelli gia giant giotto giottos glanbia glen gold-n-plump goodfellas gorton gortons goya
  gravox grey grove gulden hain harvest hatfield hebrew heinz helgas hellmann hellmanns herdez
  hershey hersheys hillshire hines hodgson homepride horizon hormel hovis hunt hunts huy ibc
  iceland ile imagine ingham inghams inspired isigny islands italiano ivel jacobs jell jemima
  jennie jennie-o jif jiffy jimmy joe joes john johnsonville jones jovial ka-me kahns kallo kame
  karo kashi kee kellogg kelloggs kerry kerrygold kewpie kikkoman kingsford kingsfords kingsmill
  knorr knudsen kraft kretschmar kroger kum la lactaid lakanto lakewood lands laura lawry lawrys
  lays lea lee leggos lescure libby libbys lidl lifeway lighthouse lilydale lindsay lingham
  linghams lucerne luck lundberg lurpak lyle lyles maggi mahatma maille mainland malden maldon
  manischewitz marks martha marzetti massey masterfoods mayer mazola mccormick mcdougalls mckenzies
  mcvitie mcvities megachef mello mezzetta miyokos monte morrisons morton mothers msa muir muller
  mutti nancys napolina nathan nathans nature natures navitas nellie nellies nestle newman newmans
  nielsen nielsen-massey niman noosa norco nutiva oatly obento ocado ocean odlums odysea onken
  ortega oscar oxo pace pacific pams paso pat patak pataks path pats pauls pepperidge perdue
  perfect perrins pete philadelphia pilgrims pillsbury pirate plaistowe planters polly polly-o
  pompeian poupon praise prego president primal primo princes progresso pura quaker rachels ragu
  rana rao raos redwood richmond roland ronzoni rosarita rummo russo ryvita saf safeway sainsbury
  sainsburys sanitarium santa saputo sara sargento sarson sarsons saxa schwartz selected seneca
  shamrock sharwood sharwoods siete siggis silk simplynature sizzlefish skippy smithfield smucker
  smuckers softasilk southern spc specially spectrum spencer splenda squid st starkist steggles
  stonemill stonyfield stork stouffer stouffers stove straus sully sun-maid sunluck sunmaid sunrice
  superquinn supervalu swans swanson swerve swift tabasco target tate taylor terrasoul tesco thrive
  tilda tillamook tinkyada tobys tone tones trader trex trident tropicana truvia tyson uncle
  utterly valcom valley veetee verdi vermont vire vlasic waitrose wall wallaby walls walmart
  warburtons watkins werther werthers wesson west western wholly wonder wonderful woolworths wyke
  yeo yogurtland yoplait zatarain zatarains`,
)

/** Whether a folded word is the name of a maker or a shop. */
export const isMaker = (word: string): boolean => makerNames.has(word)
