import { describe, expect, it } from 'vitest'
import { type DayWish, MOST_WISHES, readWishes, sayDayWish, sayLeftOut } from './read-wishes.ts'

const wish = (change: Partial<DayWish>): DayWish => ({ weekdays: [], ...change })

describe('wishes as a family writes them', () => {
  it.each<[string, DayWish[]]>([
    [
      'something quick on Tuesday, fish on Friday, no beef',
      [
        wish({ weekdays: ['tuesday'], mostMinutes: 25 }),
        wish({ weekdays: ['friday'], with: 'fish' }),
        wish({ without: 'beef' }),
      ],
    ],
    [
      'Under 20 minutes on weekdays',
      [wish({ weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], mostMinutes: 20 })],
    ],
    ['fish on tuesday and thursday', [wish({ weekdays: ['tuesday', 'thursday'], with: 'fish' })]],
    ['veggie at the weekend', [wish({ weekdays: ['saturday', 'sunday'], diet: 'vegetarian' })]],
    ['meat-free mondays', [wish({ weekdays: ['monday'], diet: 'vegetarian' })]],
    ['gluten-free please', [wish({ diet: 'gluten free' })]],
    ['we would like some pasta on Wed', [wish({ weekdays: ['wednesday'], with: 'pasta' })]],
    [
      'no mushrooms but chicken curry on sat',
      [wish({ without: 'mushrooms' }), wish({ weekdays: ['saturday'], with: 'chicken curry' })],
    ],
    ['without any more sausages', [wish({ without: 'sausages' })]],
    ['pulled pork may take 900 minutes', [wish({ mostMinutes: 600 })]],
    ['', []],
  ])('%s', (sentence, wishes) => {
    expect(readWishes(sentence)).toEqual({ wishes, unread: [] })
  })

  it('what nobody can plan by is given back, and the rest is kept', () => {
    expect(readWishes('surprise my mother in law with joy, rice on monday, friday')).toEqual({
      wishes: [wish({ weekdays: ['monday', 'friday'], with: 'rice' })],
      unread: ['surprise my mother in law with joy'],
    })
  })

  it('what is longer than the name of a food is given back', () => {
    const long = 'the sausages that uncle ben brings along from the butcher at the corner of the high street'
    expect(readWishes(`no ${long}, rice`)).toEqual({
      wishes: [wish({ with: 'rice' })],
      unread: [`no ${long}`],
    })
    const word = 'a'.repeat(61)
    expect(readWishes(word)).toEqual({ wishes: [], unread: [word] })
  })

  it('what comes after as many wishes as a plan takes is left out, and said', () => {
    const foods = Array.from({ length: 32 }, (_, at) => `food${at}`)
    const read = readWishes(`${foods.join(', ')} on friday`)
    expect(read.wishes).toHaveLength(MOST_WISHES)
    expect(read.unread).toEqual(['food30', 'food31 on friday'])
    expect(sayLeftOut(read)).toBe('A plan takes 30 wishes; left out: food30, food31 on friday')
    expect(sayLeftOut({ wishes: [], unread: ['joy'] })).toBe('Not understood, and left out: joy')
    expect(sayLeftOut({ wishes: [], unread: [] })).toBeNull()
  })

  it.each<[Partial<DayWish>, string]>([
    [{ mostMinutes: 25, weekdays: ['tuesday'] }, 'At most 25 minutes on Tuesday'],
    [{ with: 'fish', weekdays: ['monday', 'friday'] }, 'Fish on Monday and Friday'],
    [{ without: 'beef' }, 'No beef'],
    [
      { diet: 'vegetarian', weekdays: ['monday', 'tuesday', 'sunday'] },
      'Vegetarian on Monday, Tuesday and Sunday',
    ],
  ])('%j is said as %s', (change, said) => {
    expect(sayDayWish(wish(change))).toBe(said)
  })
})
