import type { Food } from './food.ts'

/**
 * Words that stand beside the name of a food and say nothing of what is in it. What coats, fills,
 * dresses or flavours a food is not among them: crispy, creamy, seasoned, marinated, stuffed, glazed.
 */

const setOf = (words: string) => new Set(words.split(' '))

/** How it is bought, kept and got ready, and the small words between. */
const always = setOf(
  's organic bio ready season fodmap tm percent proof grade culinary industrial commercial prepared packaged decorative edible petite petit smallish brand assorted runny crusty packaged plump mellow nicely enough equivalent garden-fresh snapped unbaked shelf stable self freeform lactosefree ptn fire clover  refrigerated jarred bottled canned can tinned jar tin tub bag packet package carton bottle box sachet pouch container brand ' +
    'own label deli quality high good fully well only including include included see note recipe follow follows below above my our their his her these ' +
    'those this that all any each both other another such as like preferably ideally plus minus more less few several some bit touch little lot ' +
    'piece half quarter portion serving slice part lean trimmed untrimmed unpeeled peeled raw rare cooked precooked pre uncooked un non thin thick ' +
    'thinly thickly finely coarsely roughly freshly lightly gently very super extra jumbo giant large medium small mini tiny big huge tall baby ' +
    'young old new early late seasonal local imported regular original classic traditional basic everyday gourmet premium select choice fancy ' +
    'collection signature artisan rustic farmhouse free range cage pasture pastured grass fed corn-fed raised humanely sustainable sustainably line ' +
    'caught wild farmed hand kosher halal certified natural naturally pure real genuine authentic fresh frozen chilled cold warm hot iced room ' +
    'temperature boiling dry dried wet gold superfine granulated iodized fleshed skinned oily iodised homogenized homogenised free-from attractive inexpensive moist soft firm hard ripe overripe underripe unripe fine coarse medium-grain rough smooth chunky clear long ' +
    'short round flat square wide narrow skinny straight whole broken cut sized size inch cm mm length wise lengthwise crosswise diagonal diagonally ' +
    'one two three four five six eight ten twelve dozen about approx approximately around roughly circa total weight drained undrained rinsed ' +
    'unrinsed washed unwashed pitted unpitted stoned seeded seedless deseeded shelled unshelled hulled cored boned deboned boneless skinless skinned bone skin ' +
    'tail head on off in out up down to for of from with without at by into over under if and or nor but not then than when while until is are be been you your i we it ' +
    'unsalted salted unsweetened sweetened low reduced no added sodium salt fat nonfat lowfat skim full light lite semi quick cooking cook instant fast ' +
    'minute easy serve unbleached bleached enriched refined unrefined virgin cold-pressed pressed expeller stone milled ground unground fair trade ' +
    'fairtrade taste needed desired wanted preferred prefer want use used using have need make making enough garnish decorate decoration sprinkling dusting ' +
    'greasing frying brushing drizzling rolling serving optional divided packed loosely tightly heaped heaping level scant generous rounded ' +
    'leftover day store homemade home bought shop supermarket standard average everyday simple plain neutral mild nice better best finest favourite favorite ' +
    'preference your pasteurized pasteurised unpasteurized unpasteurised vacuum loose sheet layer single double strength purpose use',
)

/** What was done to it, and done to it alone. */
const done = setOf(
  'smoked toasted grilled charred steamed boiled poached blanched parboiled sauteed melted softened clarified mashed pureed crushed grated shredded ' +
    'flaked chopped minced diced cubed sliced slivered torn shaved julienned spiralized beaten separated sifted squeezed zested juiced halved quartered ' +
    'pounded rolled cracked pearled hulled popped puffed shaped trimmed scrubbed snipped bruised scored picked patted strained mixed thawed defrosted cooled reserved ' +
    'divided removed discarded cleaned crumbled tied butterflied rubbed sprigged warmed heated soaked stirred whisked whipped cooked baked roasted browned stewed',
)

/** Colours, kinds and where it comes from: before a food, of one alone, not of what is made of several. */
const before = setOf(
  'roma globe vidalia bermuda bosc anjou bartlett comice conference ratte jersey navel naval meyer russet idaho yukon maris piper desiree king edward charlotte jersey royal hass kalamata bliss fuji gala bramley braeburn granny smith cox honeycrisp cripps seckel forelle alphonso vine cherry-size thumbelina chantenay romano sungold campari hothouse savoy coho sockeye atlantic pacific dover tiger rock king gulf manila littleneck dungeness berkshire iberico angus wagyu hereford longhorn rump-cut blade arm chump scrag rindless rind concord thompson medjool deglet noor black-mission mission turkish brown-skinned sicilian marcona blanco reposado caramelized bird eye kirby persian armenian ataulfo tellicherry lampong saigon ceylon vietnamese valencia cara cavendish process processed double triple concentrated unblended blended brewed sprouted cultured cultivated creme-free seed zest juice skin-on peel yolk red yellow green white black brown purple pink golden gold dark pale blue violet rainbow colored coloured assorted multi tricolor ' +
    'italian french greek chinese japanese thai indian mexican spanish irish american asian korean vietnamese turkish moroccan persian english british scottish ' +
    'welsh dutch danish german swiss swedish norwegian polish russian portuguese brazilian australian californian california usa us canadian hawaiian ' +
    'jamaican caribbean african egyptian lebanese sicilian tuscan kentucky texas alaskan alaska chilean maui sumatra ceylon madagascar ' +
    'holland iberian cypriot himalayan mediterranean european southern northern western eastern country style sharp mature aged strong tart tangy sour bitter spicy ' +
    'zesty fruity nutty crunchy crisp juicy sweet tender waxy floury starchy sticky glutinous meaty fleshy hearty robust rich dense fluffy flaky silky feathery slender ' +
    'vintage heritage heirloom vine ripened garden field winter summer spring autumn hothouse greenhouse roast split blend grain grained fashioned live standing topping ' +
    'center centre bulk slab link tubed block log plain flat light regular mild ale choice round spirit plant',
)

/** Shapes and parts in which foods of an aisle are sold, behind their name; a mozzarella stick is breaded. */
const forms: Readonly<Partial<Record<Food['category'], ReadonlySet<string>>>> = {
  Vegetables: setOf(
    'cube stick crown cap tip top stem stalk floret kernel segment sprig bunch bulb clove frond matchstick ribbon chunk strand greens pod leaf half flesh heart head root spear wedge pulp',
  ),
  Fruits: setOf(
    'cube chunk segment wedge half flesh pulp pod leaf berry ring ball peel rind skin seed juice zest',
  ),
  'Dairy & Eggs': setOf(
    'block log cube crumble wedge chunk shred curl shaving rind round ball pearl product blend mixture medley',
  ),
  'Grains & Bakery': setOf('cube chunk nest quill tube sheet crumb loaf round shape bow grain dry'),
  'Meat & Fish': setOf(
    'blade center centre slab link bulk cap cube chunk round bone part rack end tail flank loin joint meat cut',
  ),
  'Pantry & Spices': setOf(
    'thread strand pod quill flake granule powder leaf seed sliver piece half chunk block stick crystal grain clove sprig liquid',
  ),
}

/**
 * Whether a folded word beside a food says nothing of what is in it. Fewer do beside what is made of
 * several foods, and fewer behind a food: an apple tart is no tart apple.
 */
export function saysNothing(word: string, isMixture = false, behind?: Food): boolean {
  if (always.has(word) || done.has(word) || /^[\d./%½¼¾⅓⅔⅛-]+$/.test(word)) return true
  if (isMixture) return false
  return behind ? forms[behind.category]?.has(word) === true : before.has(word)
}

/** Makers and shops of Britain, Ireland, America and Australia: they sell many foods under one name. */
const makers = setOf(
  'kraft goya safeway mccormick lucerne swanson smucker smuckers pillsbury hershey hersheys nestle ghirardelli crisco knorr maggi oxo kallo schwartz ' +
    'heinz campbell campbells progresso hunt hunts contadina muir glen libby libbys dole chiquita sunmaid sargento tillamook cabot borden organic valley ' +
    'horizon daisy philadelphia kerrygold lurpak anchor president danone chobani fage yeo rachels onken muller activia oatly alpro silk ' +
    'tesco sainsbury sainsburys asda morrisons waitrose aldi lidl marks spencer iceland coop ocado coles woolworths albertsons kroger walmart costco ' +
    'target trader joes joe archer farms farm market pantry simplynature bertolli filippo berio colavita pompeian carapelli star napolina cirio mutti ' +
    'barilla dececco cecco garofalo buitoni ronzoni creamette rummo rana delallo tilda uncle bens ben veetee mahatma lundberg rice-a-roni bob bobs red mill ' +
    'arthur king gold medal allinson hovis doves mcdougalls homepride swans softasilk baker bakers betty crocker duncan hines jiffy martha aunt jemima ' +
    'domino billingtons tate lyle silver spoon truvia splenda equal karo lyles taylor colman colmans grey poupon maille french frenchs gulden hellmann hellmanns best foods ' +
    'duke dukes kewpie kikkoman lee kum kee blue dragon amoy sharwoods sharwood pataks patak squid megachef thai kitchen ka-me la choy huy fong ' +
    'tabasco cholula frank franks lawry lawrys tone tones spice islands simply jif skippy planters fisher diamond blue emerald wonderful ' +
    'birds eye green giant bonduelle del monte delmonte seneca bush bushs ranch style rosarita old paso ortega mission herdez pace la costena embasa ' +
    'perdue tyson foster johnsonville jimmy dean oscar mayer hormel hillshire richmond wall walls naked butterball jennie-o boar boars head gold-n-plump ' +
    'bumble bee starkist chicken sea john west princes wild planet ocean spray tropicana minute maid santa cruz lakewood rose roses ' +
    'wesson argo kingsford kingsfords hormel farmland gorton gortons kretschmar delallo yoplait dannon stouffer stouffers ragu prego classico lactaid evans hillshire wholly dickinson dickinsons nestle carnation post planters stove jell land lake lakes breakstone breakstones knudsen mazola crystal jennie applegate bolthouse naked juice gia russo manischewitz roland sun luck sunluck kame dynasty house foods saputo galbani belgioioso polly-o polly president ile france vermont creamery lifeway marzetti shamrock imagine pacific arrowhead cascadian spectrum nielsen massey nielsen-massey watkins durkee badia simply-organic frontier ' +
    'bramwells stonemill specially selected o organics primal inspired mello verdi lindsay mezzetta vlasic claussen branston sarson sarsons aspall ' +
    'saf fleischmann fleischmanns hodgson mill quaker mcvities jacobs carr carrs ryvita warburtons kingsmill pepperidge wonder sara lee sun-maid ' +
    'nature natures path kashi kellogg kelloggs post general mills lea perrins lingham linghams maldon saxa diamond crystal morton malden',
)

/** Whether a folded word is the name of a maker or a shop. */
export const isMaker = (word: string): boolean => makers.has(word)
