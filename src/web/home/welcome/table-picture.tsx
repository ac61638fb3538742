import { Plate } from '../../recipes/plates/plate.tsx'

const dishes = [
  { name: 'Roast chicken dinner', ingredients: ['1 chicken', 'potatoes', 'carrots', 'thyme'] },
  { name: 'Greek salad', ingredients: ['1 cucumber', '4 tomatoes', '200 g feta', 'olives', '1 red onion'] },
  { name: 'Plum and raspberry pie', ingredients: ['plums', 'raspberries'] },
  { name: 'Spaghetti bolognese', ingredients: ['400 g beef mince', '400 g tomatoes', 'parmesan'] },
]

/** The table of somebody new: four plates. */
export function TablePicture() {
  return dishes.map((dish) => (
    <div key={dish.name}>
      <Plate {...dish} />
    </div>
  ))
}
