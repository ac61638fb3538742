/** How bad it is, the worst first. What the product does not know is never assumed safe (recipes 42). */
export const warningLevels = ['contains', 'may contain', 'not checked'] as const
export type WarningLevel = (typeof warningLevels)[number]
