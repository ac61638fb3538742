/**
 * The tables of unit factors, side by side. Each screen uses its own, exactly; they are never mixed
 * (recipes 21).
 */

/**
 * A table's entry for a unit. Only own properties count: 'constructor' is in no table.
 */
export const entryOf = <Entry>(table: Readonly<Record<string, Entry>>, unit: string): Entry | undefined =>
  Object.hasOwn(table, unit) ? table[unit] : undefined

/** Millilitres in one of each volume unit, grams in one of each mass unit. */
export interface ConversionFactors {
  ml: Readonly<Record<string, number>>
  g: Readonly<Record<string, number>>
}

/**
 * The recipe form (manual add and edit) with its metric/imperial toggles (recipes 19). A pinch is
 * half a gram and a dash one millilitre.
 */
export const RECIPE_FORM: ConversionFactors = {
  ml: {
    ml: 1,
    l: 1000,
    tsp: 4.93,
    tbsp: 14.79,
    'fl oz': 29.57,
    cup: 236.59,
    pint: 473.18,
    quart: 946.35,
    gallon: 3785.41,
    dash: 1,
  },
  g: { g: 1, kg: 1000, oz: 28.35, lb: 453.59, pinch: 0.5 },
}

/** Shopping lists (shopping 16). */
export const SHOPPING_LIST: ConversionFactors = {
  ml: {
    ml: 1,
    l: 1000,
    cup: 236.588,
    tbsp: 14.787,
    tsp: 4.929,
    'fl oz': 29.574,
    pint: 473.176,
    quart: 946.353,
    gallon: 3785.41,
  },
  g: { g: 1, kg: 1000, oz: 28.35, lb: 453.592 },
}

/** The recipe scaled to a number of diners (/calendar-recipe; recipes 35). */
export const SCALED_VIEW: ConversionFactors = {
  ml: { ml: 1, l: 1000, cup: 240, tbsp: 15, tsp: 5, pint: 473, quart: 946, gallon: 3785, 'fl oz': 30 },
  g: { g: 1, kg: 1000, oz: 28.35, lb: 453.6 },
}

/** The recipe edit dialog, each unit with the metric unit it turns into (recipes 20). */
export const EDIT_DIALOG: Readonly<Record<string, { to: 'ml' | 'g' | 'kg'; by: number }>> = {
  cup: { to: 'ml', by: 236.588 },
  tbsp: { to: 'ml', by: 14.787 },
  tsp: { to: 'ml', by: 4.929 },
  oz: { to: 'g', by: 28.35 },
  lb: { to: 'kg', by: 0.453592 },
}

/**
 * Multiples that none of these tables names, true by definition (SI; a dessertspoon is two
 * teaspoons).
 */
export const BY_DEFINITION: Readonly<Record<string, { of: string; by: number }>> = {
  cl: { of: 'ml', by: 10 },
  dl: { of: 'ml', by: 100 },
  mg: { of: 'g', by: 0.001 },
  dsp: { of: 'tsp', by: 2 },
}
