/** The parts of the calendar that a press shows: the week is drawn without their code, which comes as soon as it is there. */
export const fetchMealDeeds = async () => ({ default: (await import('./meal-deeds.tsx')).MealDeeds })
export const fetchAddMeal = async () => ({ default: (await import('./add-meal-dialog.tsx')).AddMealDialog })
export const fetchPlaceMeal = async () => ({
  default: (await import('./place-meal-dialog.tsx')).PlaceMealDialog,
})
export const fetchRepeatMeal = async () => ({
  default: (await import('./repeat-meal-dialog.tsx')).RepeatMealDialog,
})
export const fetchCustomRange = async () => ({
  default: (await import('./custom-range-dialog.tsx')).CustomRangeDialog,
})
export const fetchSubscribe = async () => ({
  default: (await import('./subscribe-dialog.tsx')).SubscribeDialog,
})

/** The ones that are pressed most. What fails here is fetched again by the press. */
export const fetchOften = () => Promise.allSettled([fetchMealDeeds(), fetchAddMeal()])
