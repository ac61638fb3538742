import { expect, it } from 'vitest'
import { nutritionText } from './nutrition.ts'

it.each([
  [{ sugarContent: '0.002 g' }, { sugar: 0 }],
  [{ sugarContent: '0,125 g' }, { sugar: 0.1 }],
  [{ proteinContent: '12.345 g' }, { protein: 12.3 }],
  [{ proteinContent: '12,345 g' }, { protein: 12.3 }],
  [{ fatContent: '1.125' }, { fat: 1.1 }],
  [{ calories: '1,234 kcal' }, { calories: 1234 }],
  [{ calories: '1.234 kcal' }, { calories: 1234 }],
  [{ calories: '1,234.5 kcal' }, { calories: 1234.5 }],
  [{ calories: '1.234,5 kcal' }, { calories: 1234.5 }],
  [{ calories: '1,234.567 kcal' }, { calories: 1234.6 }],
  [{ calories: '., kcal' }, null],
  [{ calories: '0.250 kcal' }, { calories: 0.3 }],
  [{ calories: '350.125' }, { calories: 350.1 }],
  [{ calories: '12.345 kcal' }, { calories: 12.3 }],
  [{ sodiumContent: '1,250 mg' }, { sodium: 1250 }],
  [{ sodiumContent: '0.002 g' }, { sodium: 2 }],
  [{ sodiumContent: '1.234 g' }, { sodium: 1234 }],
  [{ proteinContent: '1,200 mg' }, { protein: 1.2 }],
  [{ carbohydrateContent: '45,5 g' }, { carbs: 45.5 }],
])('reads the amount of a serving in %j as %j', (said, kept) =>
  expect(JSON.parse(nutritionText(said) ?? 'null')).toEqual(kept),
)
