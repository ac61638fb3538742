/** Cups and spoons as English pages write them, for a pattern that ignores case. */
export const cupsAndSpoons = 'cups?|tsps?|teaspoons?|tbsps?|tablespoons?'

/** The same with pounds and ounces: every measure of an American recipe. */
export const americanMeasures = `${cupsAndSpoons}|ounces?|oz|pounds?|lbs?`
