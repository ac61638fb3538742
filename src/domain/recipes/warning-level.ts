/** How bad it is, the worst first. What the product does not know is never assumed safe (contract, 'Planning'). */
export const warningLevels = ['contains', 'may contain', 'not checked'] as const
export type WarningLevel = (typeof warningLevels)[number]
