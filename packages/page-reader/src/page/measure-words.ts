/** Cups and spoons as English pages write them, for a pattern that ignores case. */
export const cupsAndSpoons = 'cups?|tsps?|teaspoons?|tbsps?|tablespoons?'

/** Every measure of an American recipe: cups, spoons, pounds and ounces, for a pattern as well. */
export const americanMeasures = `${cupsAndSpoons}|ounces?|oz|pounds?|lbs?`
