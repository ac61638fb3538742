/** The sum of numbers; zero for none. */
export const sum = (numbers: readonly number[]): number => numbers.reduce((total, value) => total + value, 0)
