/** '20,000': a number with commas between its thousands. */
export const formatNumber = (value: number): string => value.toLocaleString('en-GB')
