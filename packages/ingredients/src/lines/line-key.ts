/** The key of a line: the same for lines that differ only in capitals and blanks. */
export const lineKey = (line: string): string => line.trim().replace(/\s+/g, ' ').toLowerCase()
