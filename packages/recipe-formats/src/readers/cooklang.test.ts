import { describe, expect, it } from 'vitest'
import { read, readOne } from '../../test/read.ts'

const cook = (text: string, path = 'Soup.cook', paths: string[] = []) => readOne(path, text, paths)

describe('the marks of Cooklang', () => {
  it.each<[string, string, string[], string]>([
    ['one word needs no braces', 'Add @salt now.', ['salt'], 'Add salt now.'],
    ['several words stand before braces', 'Add @sea salt{} now.', ['sea salt'], 'Add sea salt now.'],
    ['amount and unit are parted by %', 'Add @flour{125%g}.', ['125 g flour'], 'Add flour.'],
    ['an amount may be fixed', 'Add @salt{=1%tsp}.', ['1 tsp salt'], 'Add salt.'],
    ['an amount in words stands behind', 'Add @salt{to taste}.', ['salt, to taste'], 'Add salt.'],
    ['a preparation follows in brackets', 'Add @leek{1}(sliced).', ['1 leek, sliced'], 'Add leek.'],
    ['what was said before is not listed again', 'Add @&leek{1}.', [], 'Add leek.'],
    ['what is hidden is not listed', 'Add @-water{1%l}.', [], 'Add water.'],
    ['what is optional is listed', 'Add @?leek{1}.', ['1 leek'], 'Add leek.'],
    ['another recipe goes by its name', 'Add @./sauces/Pesto{50%g}.', ['50 g Pesto'], 'Add Pesto.'],
    ['a time is said', 'Wait ~rest{5%minutes}.', [], 'Wait 5 minutes.'],
    ['a time needs no name', 'Wait ~{5%minutes}.', [], 'Wait 5 minutes.'],
    ['a time without an amount is its name', 'Wait ~overnight.', [], 'Wait overnight.'],
    ['a tool is said', 'Take a #frying pan{}.', [], 'Take a frying pan.'],
    [
      'an address is none',
      'Write to ada@example and leave @ as it is.',
      [],
      'Write to ada@example and leave @ as it is.',
    ],
    ['a number sign alone is none', 'Use # and ~.', [], 'Use # and ~.'],
  ])('%s', (_rule, text, ingredients, step) => {
    expect(cook(text)).toMatchObject({ ingredients, steps: [step] })
  })
})

describe('a recipe in Cooklang', () => {
  it('imports every field', () => {
    const facts = [
      'title: Leek soup',
      'servings: 4|6',
      'prep time: 10 min',
      'cook time: 20 min',
      'time: 30 min',
      'tags: [winter, "leek"]',
      'course: starter',
      'cuisine: French',
      'difficulty: easy',
      'notes: Good *cold*.',
      'source: https://a.example/soup',
      'image: https://a.example/soup.jpg',
      'description: Plain',
    ].join('\n')
    expect(
      cook(`---\n${facts}\n---\n> Stir well.\n\nBoil @leeks{2} in a #pot.`, 'Kitchen/Soups/soup.cook'),
    ).toEqual({
      key: 'Kitchen/Soups/soup.cook',
      name: 'Leek soup',
      ingredients: ['2 leeks'],
      steps: ['Boil leeks in a pot.'],
      servings: 4,
      makes: null,
      author: '',
      description: 'Plain',
      equipment: ['pot'],
      prepTimeMinutes: 10,
      cookTimeMinutes: 20,
      totalTimeMinutes: 30,
      tags: ['winter', 'leek', 'starter', 'Soups'],
      source: 'https://a.example/soup',
      cuisine: 'French',
      difficulty: 'easy',
      notes: ['Stir well.', 'Good cold.'],
      photo: { kind: 'address', address: 'https://a.example/soup.jpg' },
    })
  })

  it('with ingredients alone has no losses, and its file’s name', () => {
    expect(cook('Boil @leeks.', 'Leek soup.v2.cook')).toMatchObject({
      name: 'Leek soup.v2',
      source: '',
      notes: [],
      photo: null,
      description: '',
      equipment: [],
    })
  })

  it.each<[string, string, object]>([
    ['in lines anywhere', '>> Servings: 3\n>> source : Gran\nBoil @leeks.', { servings: 3, source: 'Gran' }],
    [
      'in lists, a line an entry',
      '---\ntags:\n  - winter\n  - "leek"\n---\nBoil @leeks.',
      { tags: ['winter', 'leek', ''] },
    ],
    [
      'in groups',
      '---\nsource:\n  name: Gran\n  url: https://a.example/b\ntime:\n  prep: 5 min\n  cook: 6 min\n---\nBoil @leeks.',
      { source: 'https://a.example/b', prepTimeMinutes: 5, cookTimeMinutes: 6 },
    ],
    ['in quotes', "---\ntitle: 'Soup: leek'\n---\nBoil @leeks.", { name: 'Soup: leek' }],
    ['of its author where there is no source', '>> author: Ada\nBoil @leeks.', { source: 'Ada' }],
  ])('has its facts %s', (_rule, text, fields) => {
    expect(cook(text)).toMatchObject(fields)
  })

  it('has sections in both lists, and none that is empty', () => {
    const text = '== Base ==\n\nBoil @leeks{2}.\n\n= Top\n\nGrate @cheese.\n\n==\n\nServe.\n\n== Rest ==\n'
    expect(cook(text)).toMatchObject({
      ingredients: ['Base:', '2 leeks', 'Top:', 'cheese'],
      steps: ['Base:', 'Boil leeks.', 'Top:', 'Grate cheese.', 'Serve.'],
    })
    expect(cook('== Empty ==\n\n== Base ==\n\nServe @leeks.').ingredients).toEqual(['Base:', 'leeks'])
  })

  it('parts its steps by blank lines where there are any, else by lines', () => {
    expect(cook('Boil @leeks\nin water.\n \nServe.').steps).toEqual(['Boil leeks in water.', 'Serve.'])
    expect(cook('Boil @leeks.\nServe.\n').steps).toEqual(['Boil leeks.', 'Serve.'])
  })

  it('leaves comments out of the method, and keeps a line of dashes', () => {
    expect(
      cook('Boil [- not\nlong -]@leeks. -- slowly\n\n-- Only a thought.\n\nServe --- hot.').steps,
    ).toEqual(['Boil leeks.', 'Serve --- hot.'])
  })

  it.each<[string, string, string[], string | null]>([
    ['beside it', 'A/Soup.cook', ['A/Soup.jpg'], 'A/Soup.jpg'],
    ['among its pictures', 'A/Soup.cook', ['A/images/Soup.png'], 'A/images/Soup.png'],
    ['not that of a step', 'A/Soup.cook', ['A/Soup.1.jpg'], null],
    ['not of another folder', 'A/Soup.cook', ['B/Soup.jpg'], null],
    ['not a text of the same name', 'A/Soup.cook', ['A/Soup.txt'], null],
  ])('has a picture %s', (_rule, path, paths, expected) => {
    expect(cook('Boil @leeks.', path, paths).photo).toEqual(expected && { kind: 'file', path: expected })
  })

  it('has the picture that it names before that of its own name', () => {
    const text = '>> image: ./pot.webp, other.jpg\nBoil @leeks.'
    expect(cook(text, 'A/Soup.cook', ['A/Soup.jpg', 'A/pot.webp']).photo).toEqual({
      kind: 'file',
      path: 'A/pot.webp',
    })
  })

  it('is known by the ending of its file', () => {
    expect(read('Soup.COOK', 'Boil @leeks.').format).toBe('cooklang')
    expect(read('Soup.txt', 'Boil @leeks.').format).toBeNull()
  })
})
