import { Textarea, TextInput } from '@mantine/core'
import { FoodsInput } from './foods-input.tsx'
import type { PersonFieldsProps } from './person-form-values.ts'
import classes from './person-form.module.css'

const favourites = [
  { field: 'favoriteBreakfast', label: 'Breakfast' },
  { field: 'favoriteLunch', label: 'Lunch' },
  { field: 'favoriteDinner', label: 'Dinner' },
  { field: 'favoriteDessert', label: 'Dessert' },
  { field: 'favoriteFruit', label: 'Fruit' },
  { field: 'favoriteVegetable', label: 'Vegetable' },
  { field: 'favoriteDrink', label: 'Drink' },
] as const

export const tasteFields = [
  'favoritefoods',
  'dislikedfoods',
  ...favourites.map(({ field }) => field),
  'notes',
] as const

export function PersonTasteFields({ values, problems, onChange }: Omit<PersonFieldsProps, 'today'>) {
  return (
    <fieldset className={classes.tastes}>
      <legend className="aloud">What they like</legend>
      <FoodsInput
        label="Favourite foods"
        value={values.favoritefoods}
        error={problems.favoritefoods}
        onChange={(favoritefoods) => onChange({ favoritefoods })}
      />
      <FoodsInput
        label="Foods they’d rather not eat"
        value={values.dislikedfoods}
        error={problems.dislikedfoods}
        onChange={(dislikedfoods) => onChange({ dislikedfoods })}
      />
      <div className={classes.favourites} role="group" aria-label="Favourites">
        {favourites.map(({ field, label }) => (
          <TextInput
            key={field}
            label={`Favourite ${label.toLowerCase()}`}
            maxLength={200}
            value={values[field]}
            error={problems[field]}
            onChange={(event) => onChange({ [field]: event.currentTarget.value })}
          />
        ))}
      </div>
      <Textarea
        label="Notes"
        placeholder="Anything else the cook should know"
        rows={3}
        resize="vertical"
        maxLength={5000}
        value={values.notes}
        error={problems.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </fieldset>
  )
}
