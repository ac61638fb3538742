import { describe, expect, it } from 'vitest'
import { readAddition } from './add-item.ts'
import { spokenItems } from './spoken-items.ts'

describe('spoken items (shopping 75)', () => {
  it.each([
    ['milk', ['milk']],
    ['Two litres of milk.', ['2 litres of milk']],
    ['two litres of milk and a dozen eggs', ['2 litres of milk', '12 eggs']],
    ['half a dozen eggs', ['6 eggs']],
    ['milk, eggs and bread', ['milk', 'eggs', 'bread']],
    ['milk, two tins of tomatoes, and some butter', ['milk', '2 tins of tomatoes', 'butter']],
    ['salt and vinegar crisps', ['salt and vinegar crisps']],
    ['salt and vinegar crisps and 3 lemons', ['salt and vinegar crisps', '3 lemons']],
    ['half a kilo of mince', ['0.5 kilo of mince']],
    ['a tin of chickpeas', ['1 tin of chickpeas']],
    ['a melon', ['a melon']],
    ['one and a half litres of milk', ['1.5 litres of milk']],
    ['eggs and 1 and a half kilos of flour', ['eggs', '1.5 kilos of flour']],
    ['two hundred and fifty grams of butter and two eggs', ['250 grams of butter', '2 eggs']],
    ['a kilo and a half of mince and two eggs', ['1.5 kilo of mince', '2 eggs']],
    ['salt and two point five kilos of flour', ['salt', '2.5 kilos of flour']],
    ['one point two five litres of cola', ['1.25 litres of cola']],
    ['zero point five kilos of flour', ['0.5 kilos of flour']],
    ['a kilo and a half flour and two eggs', ['1.5 kilo flour', '2 eggs']],
    ['a tin and a half melon', ['a tin and a half melon']],
    ['a couple of hundred grams of ham', ['200 grams of ham']],
    ['three quarters of a kilo of mince', ['0.75 kilo of mince']],
    ['a quarter of a melon', ['0.25 melon']],
    ['bread and a couple of onions', ['bread', '2 onions']],
    ['a hundred grams of ham', ['100 grams of ham']],
    ['twenty-five tea bags and sixteen sausages', ['25 tea bags', '16 sausages']],
    ['onion soup mix', ['onion soup mix']],
    [' , ', []],
  ])('%j', (heard, items) => expect(spokenItems(heard)).toEqual(items))

  it.each([
    ['two litres of milk', { name: 'milk', quantity: 2, unit: 'L' }],
    ['half a kilo of mince', { name: 'mince', quantity: 0.5, unit: 'kg' }],
    ['a dozen eggs', { name: 'eggs', quantity: 12, unit: '' }],
  ])('%j is read as it would be typed', (heard, row) =>
    expect(spokenItems(heard).map(readAddition)).toEqual([row]),
  )
})
