import { NativeSelect } from '@mantine/core'
import { MealSlot, mealSlots } from '../../../domain/calendar/meal.ts'
import { slotNames } from '../meal-labels.ts'

interface Props {
  value: MealSlot
  onChange: (slot: MealSlot) => void
}

export const MealTimeSelect = ({ value, onChange }: Props) => (
  <NativeSelect
    label="Meal time"
    value={value}
    data={mealSlots.map((slot) => ({ value: slot, label: slotNames[slot] }))}
    onChange={(event) => onChange(MealSlot.parse(event.currentTarget.value))}
  />
)
