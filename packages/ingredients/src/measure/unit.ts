/**
 * The units of a kitchen: one canonical word each, the spellings that mean it, and what kind of
 * measure it is.
 */

/**
 * Only mass, volume and length are true measures; a container, a part or a touch converts where a
 * food says how.
 */
export type UnitKind = 'mass' | 'volume' | 'length' | 'container' | 'part' | 'touch'

const spellings: Record<UnitKind, Record<string, string>> = {
  mass: {
    g: 'gm gms gr grs grm grms gram grams gramme grammes',
    kg: 'kgs kilo kilos kilogram kilograms kilogramme kilogrammes',
    mg: 'mgs milligram milligrams milligramme milligrammes',
    oz: 'ozs ounce ounces',
    lb: 'lbs pound pounds #',
  },
  volume: {
    ml: 'mls millilitre millilitres milliliter milliliters cc',
    cl: 'cls centilitre centilitres centiliter centiliters',
    dl: 'dls decilitre decilitres deciliter deciliters',
    l: 'lt ltr ltrs liter liters litre litres',
    tsp: 'tsps tspn ts t teaspoon teaspoons teaspoonful teaspoonfuls tea-spoon',
    dsp: 'dsps dstspn dessertspoon dessertspoons dessertspoonful dessertspoonfuls',
    tbsp: 'tbsps tbs tbl tb tblsp tblsps tbspn tsbp tablespoon tablespoons tablespoonful tablespoonfuls table-spoon',
    'fl oz':
      'floz fl_oz fl_ozs fl_ounce fl_ounces fluid_ounce fluid_ounces fluid_oz fluidounce fl fluid-ounce fluid-ounces',
    cup: 'c cups cupful cupfuls',
    pint: 'pints pt pts',
    quart: 'quarts qt qts',
    gallon: 'gallons gal gals',
  },
  length: {
    inch: 'inches in "',
    cm: 'cms centimetre centimetres centimeter centimeters',
    mm: 'mms millimetre millimetres millimeter millimeters',
    foot: 'feet',
  },
  container: {
    tin: 'tins can cans',
    pack: 'packs packet packets package packages pkg pkgs pk pkt pkts',
    sachet: 'sachets envelope envelopes',
    jar: 'jars',
    bottle: 'bottles',
    bag: 'bags',
    box: 'boxes',
    carton: 'cartons',
    tub: 'tubs',
    pot: 'pots',
    container: 'containers',
    punnet: 'punnets basket baskets',
    tray: 'trays',
    tube: 'tubes',
    glass: 'glasses',
    mug: 'mugs',
    bowl: 'bowls',
    jigger: 'jiggers',
    shot: 'shots',
    bucket: 'buckets',
  },
  part: {
    clove: 'cloves',
    slice: 'slices sl',
    disc: 'discs disk disks',
    piece: 'pieces pc pcs',
    bunch: 'bunches bu',
    head: 'heads',
    bulb: 'bulbs',
    stick: 'sticks',
    stalk: 'stalks',
    rib: 'ribs',
    stem: 'stems',
    sprig: 'sprigs',
    branch: 'branches',
    leaf: 'leaves',
    loaf: 'loaves',
    rasher: 'rashers',
    fillet: 'fillets filet filets',
    sheet: 'sheets',
    block: 'blocks',
    bar: 'bars',
    square: 'squares',
    cube: 'cubes',
    wedge: 'wedges',
    strip: 'strips',
    ball: 'balls',
    ear: 'ears',
    cob: 'cobs',
    spear: 'spears',
    segment: 'segments',
    nest: 'nests',
    link: 'links',
    rack: 'racks',
    round: 'rounds',
    wheel: 'wheels',
    slab: 'slabs',
    chunk: 'chunks',
    half: 'halves',
    pod: 'pods',
    floret: 'florets',
    bundle: 'bundles',
    recipe: 'recipes batch batches',
    dozen: 'dozens doz',
    pair: 'pairs',
    part: 'parts',
    portion: 'portions',
    serving: 'servings',
    item: 'items each ea',
  },
  touch: {
    pinch: 'pinches pn',
    dash: 'dashes ds',
    drop: 'drops dr',
    splash: 'splashes',
    glug: 'glugs lug',
    drizzle: 'drizzles',
    squeeze: 'squeezes',
    handful: 'handfuls handsful',
    knob: 'knobs',
    dollop: 'dollops',
    scoop: 'scoops',
    grind: 'grinds grinding grindings',
    twist: 'twists',
    shake: 'shakes',
    grating: 'gratings',
    spray: 'sprays',
    thumb: 'thumbs',
  },
}

const canonicalUnits = new Map<string, string>()
const kindsByUnit = new Map<string, UnitKind>()
for (const [kind, units] of Object.entries(spellings) as [UnitKind, Record<string, string>][]) {
  for (const [unit, otherSpellings] of Object.entries(units)) {
    kindsByUnit.set(unit, kind)
    for (const spelling of [unit, ...otherSpellings.split(' ')])
      canonicalUnits.set(spelling.replace('_', ' '), unit)
  }
}

/**
 * Words that describe how full or how big a measure is and never which measure: 'heaped tbsp' is
 * tbsp, 'large handful' handful.
 */
const unitModifiers: ReadonlySet<string> = new Set(
  (
    'heaped heaping level rounded scant generous good large lg small sm medium md big little thick thin long short fat plump whole ' +
    'very healthy about approximately approx packed loosely lightly firmly tightly round wide overflowing miniature mini jumbo extra ' +
    'regular fine finely wafer thickish unpeeled double nice decent couple per square liquid lengthwise'
  ).split(' '),
)

const compoundModifier =
  /^(?:medium|good|regular|quarter|thumb|fist|finger|walnut|golf-ball|inch|paper|extra)-|-(?:size|sized|thick|long|wide)$/

/**
 * Whether a lower-case word beside a unit only says how full or how big it is: 'heaped',
 * 'thumb-sized', 'inch-thick'.
 */
export function isUnitModifier(word: string): boolean {
  return unitModifiers.has(word) || compoundModifier.test(word)
}

/** Words that stand where a unit may: alone they are none, within a longer text a piece. */
const noUnit: ReadonlySet<string> = new Set(['', 'unit', 'units', 'each', 'ea'])

/**
 * The canonical unit a text means, or null when it names none: 'Tablespoons' and 'heaped tbsp.' are
 * tbsp, 'can' is tin, 'each' and 'unit' are no unit. Case and dots do not count; 'T' alone is tbsp,
 * 't' tsp. A unit never seen before keeps its own singular word.
 */
export function canonicalUnit(text: string | null): string | null {
  if (text === null) return null
  const canonicalSpelling = canonicalUnits.get(text)
  if (canonicalSpelling !== undefined && canonicalSpelling !== 'item') return canonicalSpelling
  if (text.trim() === 'T') return 'tbsp'
  const normalised = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f®™]/g, '')
    .toLowerCase()
    .replace(/[().,]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (noUnit.has(normalised)) return null
  const known = canonicalUnits.get(normalised)
  if (known !== undefined) return known
  const words = normalised
    .split(' ')
    .filter((word) => !isUnitModifier(word) && word !== 'of' && word !== 'a' && word !== 'or')
  if (words.length === 0) return null
  const knownUnit =
    canonicalUnits.get(words.join(' ')) ??
    canonicalUnits.get(words.slice(0, 2).join(' ')) ??
    canonicalUnits.get(words[0] ?? '')
  return knownUnit ?? singularWord(words[0] ?? normalised)
}

/** The kind of a canonical unit; undefined for one that this table does not know. */
export function kindOfUnit(unit: string): UnitKind | undefined {
  return kindsByUnit.get(unit)
}

const metricUnits: ReadonlySet<string | null> = new Set(['g', 'kg', 'mg', 'ml', 'cl', 'dl', 'l'])

/**
 * Whether a canonical unit is a metric mass or volume; everything else that a table converts is
 * imperial.
 */
export function isMetricUnit(unit: string | null): boolean {
  return metricUnits.has(unit)
}

/** Whether the word is a spelling of a unit in the table ('tins', 'kg', 'fl oz'). */
export function isUnitWord(word: string): boolean {
  return canonicalUnits.has(word.toLowerCase())
}

/** Every single word that spells a unit, for a tokeniser. */
export function unitWords(): string[] {
  return [...canonicalUnits.keys()].filter((word) => /^[a-z]+$/.test(word))
}

const irregularPlurals = new Map([
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['half', 'halves'],
  ['foot', 'feet'],
  ['knife', 'knives'],
  ['potato', 'potatoes'],
  ['tomato', 'tomatoes'],
  ['mango', 'mangoes'],
])
const irregularSingulars = new Map(Array.from(irregularPlurals, ([one, many]) => [many, one]))

/**
 * The singular of an English kitchen word: 'bunches' bunch, 'potatoes' potato, 'berries' berry;
 * 'couscous' and 'asparagus' stay.
 */
export function singularWord(word: string): string {
  const known = irregularSingulars.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ches|shes|xes|zes|sses|oes)$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** The plural of an English kitchen word: 'bunch' bunches, 'potato' potatoes, 'berry' berries. */
export function pluralWord(word: string): string {
  const known = irregularPlurals.get(word)
  if (known !== undefined) return known
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/**
 * How a unit is written after a quantity: measures never change ('2 kg'), cups and things take a
 * plural above 1 ('3 tins').
 */
export function formatUnit(unit: string, quantity: number | null): string {
  const kind = kindsByUnit.get(unit)
  const isInvariable =
    (kind === 'mass' || kind === 'volume' || kind === 'length') &&
    !/^(?:cup|pint|quart|gallon|inch)$/.test(unit)
  if (isInvariable || unit === 'dozen' || quantity === null || quantity <= 1) return unit
  return pluralWord(unit)
}
