import { foldFoodName } from './food-name.ts'
import type { Food } from './food.ts'

/**
 * Words that stand beside the name of a food and say nothing of what is in it. What coats, fills,
 * dresses or flavours a food is not among them: crispy, creamy, seasoned, marinated, stuffed,
 * glazed.
 */

const setOf = (words: string) => new Set(words.trim().split(/\s+/))
/** As they stand in a folded name: 'Coles' is 'cole' there. */
const foldedSetOf = (words: string) => new Set(words.trim().split(/\s+/).map(foldFoodName))

/**
 * Words for how a food is bought, kept and prepared, and the small words between them; those in -ed
 * and -ly need no list (`isFillerAnywhere`).
 */
const fillerWords = setOf(
  `
  about above according add adjust aka all also alternative always and another any approx are
  around artisan as at attractive authentic available average baby bag ballpark basic batch be
  beaten been below bendy best better big biggest bio bit bite bite-size bitesize blush boiling
  bone boneless both bottle bottom bought box brand bright brine brittany broken brushing but
  butter-soft by cage calorie can canister cart carton case caught centre choice choosing chunky
  circa classic clear clover cluster cm coarse cold collection combination commercial container
  cook cooking corner crema-free crosswise crusty culinary culture cut darkest day decorate
  decoration decorative deli deli-style diagonal different direction directions dollop domestic
  double down dozen drizzle drizzling dry dusting each easy edible eight end end-cut england
  enough equivalent essex even everyday excellent expeller extra extra-large fair fairtrade fancy
  farmhouse fast fat favorite favourite few fine finest fire firm five flat flavorless flavourless
  florida flower-free fodmap follow follows for four france free free-from freeform fresh freshest
  from frozen frying full garden-fresh garnish generous genuine giant glug gold good gourmet grade
  grass greasing greece grind grocer grocers grocery ground halal half hand handful hard have head
  head-on headless healthy heaping heatproof her high high-heat his home homemade hot house huge i
  idea if in inch include including industrial inexpensive inner inside instant instruction
  instructions into ireland is it japan jar jigger juice jumbo just just-ripe kent kept kilo kind
  knob known korea kosher label lactosefree ladle large largest late layer leaf lean leftover
  length lengthwise less level light like lincolnshire line liquid lite little local long loose
  lot lots louisiana low lowfat lukewarm maine make making matchstick medallion medium
  medium-grain mellow mexico michigan middle mild mini miniature minus minute mm moist more
  morocco my n narrow natural necessary net neutral new nice no non nonfat nor norfolk normandy
  not note nub odorless odourless of off often old on one online optional or oregon organic
  original other our out outer outside oven oven-ready over overripe own pack package packaging
  packet part pasture patagonian peel-on per percent petit petite piece plain plenty plump plus
  portion portugal pouch pre pre-cut precut prefer preference premium proof provence ptn pure
  purpose quality quantity quarter queensland quick range rare rasp raw ready ready-made
  ready-to-eat real recipe rectangular reddest regular remaining rest rind ripe ripest rising
  rolling room root rough round runny rustic s sachet save scant scoop scotland season seasonal
  section see seed seedless select selection self semi serve serving several sheet shelf shell
  shop shop-bought short side signature similar simple single six size skim skin skinless skinny
  sleeve slice slit small smallest smallish smooth soak soft solid some somerset spain specialist
  specialists spiral splash spoonful sprinkling square squeeze stable stalk standard stem stem-on
  sterile sterile-pack still stone store store-bought straight strand strength strip sturdy style
  style-free sub substitute such such-like suffolk super superfine supermarket supermarkets sussex
  sustainable syrup tail tail-on tall tasmania taste tasteless tasting temp temperature ten tepid
  thailand than that their then these thick thin third this those three tin tiny tip-top tm to
  top-notch torn total touch trade traditional tub twelve twist two type ultra un unavailable
  under underripe unground unripe until up use using vacuum vegetable-free version very vietnam
  virgin wales want warm we weight well wet when while whole wide wild wisconsin wise with without
  wt yorkshire you young your`,
)

/**
 * Words for what was done to a food with another one. At any other word in -ed nothing was added.
 */
const addedWords = setOf(
  `
  barbecued battered brandied bread breaded buttered candied chocolated coated covered creamed
  crumbed crusted curried deviled devilled dipped dressed drizzled dusted encrusted enrobed feed
  filled flavoured floured fly fried frosted ghillie glazed holly honeycombed honeyed iced infused
  jellied jelly jolly laced layered lily loaded malted marinated mulled peanutted potted preserved
  reed rippled sandwiched sauced scalloped scrambled seasoned seed sherried smothered spiced
  spiked studded stuffed sugared swirled tempuraed toffeed topped unseasoned weed wrapped`,
)

/** Words of food names that end in -ly like adverbs and are no fillers: jam roly-poly is no jam. */
const notAdverbs = setOf('roly poly chantilly philly dolly wurly barly piccadilly chilly')

/** Whether a folded word says that something was done to a food with another one. */
export const isAddedWord = (word: string): boolean => addedWords.has(word)

/**
 * Colours, kinds and places. They are fillers only before the name of one food, not of a mixture.
 */
const wordsBeforeFood = setOf(
  `
  afghan african alaska alaskan ale alphonse alphonso american anaheim andalusian angus anjou anya
  applewood arbequina argentine argentinian arm armenian asian ataulfo atlantic australian
  austrian autumn aylesbury baking barbary bartlett basque bavarian belgian bengali berkshire
  bermuda bintje bird bitter black black-mission blade blanco blend bliss block blue bohemian
  boiling-type bolivian bosc botija braeburn braising bramley brazilian breast british brown bulk
  burmese burrito cake-grade calabrian california californian calimyrna cambodian campari canadian
  canning capote cara caribbean castelvetrano catalan cavendish center cerignola ceylon chantenay
  charlotte cherry-size chilean chinese chipping chump coho colombian comice concord conference
  corkscrew cornish cortland country cox creme-free cripps crisp crunchy cuban cubanelle cypriot
  czech dairy damascan danish dark deglet dense desiree discovery dover drinking dungeness durum
  dutch eastern eating ecuadorian edward egremont egyptian english essential estima ethiopian
  european eye fajita fatty feathery field filipino fillet finn finnish flaky flanken flavorful
  flavourful flavoursome fleshy floury fluffy forelle fragrant french fresno fruity fuji gaeta
  gala garden gel georgian german ghanaian globe glutinous goan golden grain granny gravenstein
  great greek green greenhouse gressingham gulf hass hawaiian hearty heirloom hereford heritage
  hickory himalayan holland honeycrisp hothouse hungarian iberian iberico icelandic idaho indian
  indonesian iranian iraqi irish israeli italian jamaican japanese jersey jonagold jonathan juicy
  julienne kalamata kelp-free kennebec kentucky kenyan keralan king kirby korean lampong laotian
  leafy lebanese ligurian lilliput link littleneck live log longhorn lucques madagascar malaysian
  maltese manila manzanilla marcona maris mashing mature maui mcintosh meaty mediterranean medjool
  mesquite mexican meyer microwave microwaveable milanese mission moroccan multi mutsu naval navel
  neapolitan neck nepalese nicoise nicola nigerian nocellara nonpareille noor nordic norland
  northern norwegian oak oriental pacific pale pan parisian parisienne peel persian peruvian
  picholine pickling piedmont pink piper pippin plant polish portuguese process protein provencal
  punjabi purple rainbow ratte regular-strength reposado rich rindless roast roasting robust rock
  roma roman romano romero rooster royal ruby rump-cut russet russian saigon salad sandwich
  sardinian savoy scandinavian scottish scrag sebago seckel sharp sicilian silky skin-on slab
  slender smith sockeye sour southern spanish spartan spicy spirit split spring standing starchy
  stewing sticky strong sumatra summer sungold swedish sweet swiss syrian taco taggiasca tangy
  tart tasmanian tellicherry tender texas thai thompson thumbelina tiger topping tricolor triple
  tunisian turkish tuscan umbrian us usa valencia venetian venezuelan vidalia vietnamese vine
  vintage violet wagyu waxy welsh western wheat white wholegrain wholemeal wholewheat winesap
  winter yellow yolk yukon zest zesty`,
)

/**
 * Shapes and parts in which foods of an aisle are sold, behind their name; a mozzarella stick is
 * breaded.
 */
const formWordsByCategory: Readonly<Partial<Record<Food['category'], ReadonlySet<string>>>> = {
  Vegetables: setOf(
    `
  bulb bunch cap chunk clove crown cube curl dust finger flake flesh floret flower floweret frond
  greens heart kernel pod powder pulp rib ribbon segment spear sprig stick tendril tip top wedge`,
  ),
  Fruits: setOf(
    `
  ball berry chunk cube flesh peel pod powder pulp ring segment wedge zest`,
  ),
  'Dairy & Eggs': setOf(
    `
  ball blend block brick chunk crumble cube curl log medley mixture pearl product shaving topping
  triangle wedge wheel`,
  ),
  'Grains & Bakery': setOf('bow chunk crumb cube grain loaf nest quill shape tube'),
  'Meat & Fish': setOf(
    `
  blade breast bulk cap carcass center chop chunk claw crown cube cutlet escalope fillet flank
  flesh joint leg link loin meat neck nugget rack roast shank shoulder slab steak thigh trimming
  wing`,
  ),
  'Pantry & Spices': setOf(
    `
  block chunk clove crystal flake grain granule pod powder quill sliver sprig stick thread`,
  ),
}

/** Whether a folded word beside a food or a mixture says nothing of what is in it. */
export const isFillerAnywhere = (word: string): boolean =>
  fillerWords.has(word) ||
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

/** A pattern for any of the phrases; a text may hold several, with '|' between them. */
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

/** Makers whose 'milk', 'cheese', 'eggs' and 'meat' are all made of plants. */
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
  365 abbotts activia aidells albertsons aldi allinson alpro amoy amy amys anchor ancient annie
  annies anthony anthonys applegate archer ardmona argo arla arnotts arrowhead arthur asda aspall
  astro athenos aunt avonmore ayam badia bakels baker bakers ballymaloe banza barilla barrys bart
  batchelors bee beerenberg bega belazu belgioioso ben benecol bens berio bertocchi bertolli
  bessie bessies betty bewleys bickfords bilinski billingtons biona bionaturae birds bisto boar
  boars bob bobs bolthouse bonduelle borden bramwell bramwells branston breakstone breakstones
  brennans brindisa buitoni bulla bumble bundaberg burgen bush bushs butterball butterly cabot
  cadbury campbell campbells caputo carapelli carnation carr carrington carrs cascadian cathedral
  cawston cecco centra chang changs charleville chavrie chefstyle chenel chiquita chobani
  chocolatier cholula choy cirio classico claussen clearspring clonakilty colavita coles colman
  colmans compliments contadina continental cookeen cooks coop costco costena cottees cravendale
  creamery creamette crisco crocker cruz csr cuervo cully dairygold daisy dakota dannon danone
  davidstow dean dececco del delallo delmonte denny devondale dickinson dickinsons dole domino don
  dorsogna doves dragon dubliner duke dukes duncan dunnes durkee dynasty eckrich edgell eggland
  egglands ekrich elle embasa equal evans eye fage farm farmer farmers farmland farms fentimans
  filippo fioreglut fisher fleischmann fleischmanns flora fong foster france frank franks frenchs
  frontier frylight galbani garofalo gerry gerrys gevalia ghiradelli ghirardelli gia giant giotto
  giottos glanbia glen glenisk gold-n-plump goodfellas gorton gortons goya gravox grey grove
  gulden hain hans harvest hatfield hebrew heinz helgas hellmann hellmanns herdez hershey hersheys
  hillshire hines hodgson homepride horizon hormel hovis hoyts hunt hunts huy ibc iceland ile
  imagine ingham inghams inspired isigny islands italiano ivel jacobs jell jemima jennie jennie-o
  jif jiffy jimmy joe joes john johnsonville jones jovial ka-me kahns kallo kame karo kashi kee
  kellogg kelloggs kerry kerrygold kerrymaid kewpie kikkoman kingsford kingsfords kingsmill knorr
  knudsen koko kraft kretschmar kroger kum la lactaid lactantia lakanto lakewood lands laura lawry
  lawrys lays lea lee leggos lescure libby libbys liberte lidl lifeway lighthouse lilydale lindsay
  lingham linghams lucerne luck lundberg lurpak lyle lyles maggi mahatma maille mainland malden
  maldon manischewitz margherita marks marriages martha marzetti massey masterfoods mayer mazola
  mccormick mcdougalls mckenzies mcvitie mcvities megachef mello mezzetta miyokos molisana monte
  morrisons morton mothers msa muir muller mutti nakd nancys napolina nathan nathans natoora
  natrel nature natures navitas nellie nellies nestle nestles newman newmans nielsen
  nielsen-massey niman noosa norco nutiva oatly obento ocado ocean odlums odysea oetker onken
  ortega oscar oxo pace pacific pam pams pandaroo paso pat patak pataks path pats pauls pepperidge
  perdue perfect perrins pete philadelphia pilgrims pillsbury pirate plaistowe planters polly
  polly-o pompeian poupon praise prego president presidents primal primo princes progresso puffed
  pura quaker rachels ragu rana rao raos redwood richmond roland ronzoni rosarita rubicon rummo
  russo ryvita saf safeway sainsbury sainsburys sanitarium santa saputo sara sargento sarson
  sarsons saxa schwartz selected selection seneca shamrock sharwood sharwoods siete siggis silk
  simplynature siucra sizzlefish skippy smithfield smucker smuckers softasilk southern spc
  specially spectrum spencer splenda squid st starkist steenbergs steggles stonemill stonyfield
  stork stouffer stouffers stove straus sully suma sun-maid sunluck sunmaid sunrice supercook
  superquinn supervalu swans swanson swerve swift tabasco target tate taylor terrasoul tesco
  thrive tilda tillamook tinkyada tobys tone tones trader trex trident tropicana truvia tyson
  uncle unearthed utterly valcom valley veetee verdi vermont vire vitalite vlasic waitrose wall
  wallaby walls walmart warburtons watkins werther werthers wesson west western wholly wonder
  wonderful woolworths wyke yeo yogurtland yoplait zatarain zatarains`,
)

/** Whether a folded word is the name of a maker or a shop. */
export const isMaker = (word: string): boolean => makerNames.has(word)
