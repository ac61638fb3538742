/** How a line is looked up: the same line in whatever capitals, on whatever recipe. */
export const lineKey = (line: string): string => line.trim().replace(/\s+/g, ' ').toLowerCase()
