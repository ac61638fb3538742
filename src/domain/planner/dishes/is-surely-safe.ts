import { warningsFor } from '../../household/who-can-eat/who-can-eat.ts'

/**
 * Whether a meal of which only the name is known is surely safe for those who eat (planner 26): its
 * name contains nothing that they avoid, not even perhaps, and surely keeps each of their diets.
 */
export const isSurelySafe = (
  name: string,
  { allergies, diets }: { allergies: readonly string[]; diets: readonly string[] },
): boolean =>
  warningsFor({ lines: [name], dishNames: [name] }, [{ firstName: '', allergies, dietaryPreferences: diets }])
    .length === 0
