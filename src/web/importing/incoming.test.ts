import { describe, expect, it } from 'vitest'
import { incomingFromSearch, classifyText, isAddressList } from './incoming.ts'

describe('kinds of pasted text', () => {
  const recipe = 'Leek pie\n2 leeks\n100 g flour\nBake the pie.'
  it.each<[string, unknown]>([
    ['', null],
    ['  \n', null],
    ['https://kitchen.example/pie', { kind: 'address', url: 'https://kitchen.example/pie' }],
    ['Look: https://kitchen.example/pie!', { kind: 'address', url: 'https://kitchen.example/pie' }],
    ['A 30 minute pie: https://kitchen.example/pie', { kind: 'address', url: 'https://kitchen.example/pie' }],
    [
      'Flatbreads: 250 g flour, 1 egg. https://kitchen.example/p',
      { kind: 'address', url: 'https://kitchen.example/p', caption: 'Flatbreads: 250 g flour, 1 egg.' },
    ],
    [
      'https://kitchen.example/a\nhttps://kitchen.example/b',
      { kind: 'addresses', text: 'https://kitchen.example/a\nhttps://kitchen.example/b' },
    ],
    [recipe, { kind: 'text', text: recipe }],
    [
      `${recipe}\nhttps://kitchen.example/pie`,
      { kind: 'text', text: `${recipe}\nhttps://kitchen.example/pie` },
    ],
    [
      '<html><a href="https://kitchen.example">pie</a>',
      { kind: 'text', text: '<html><a href="https://kitchen.example">pie</a>' },
    ],
  ])('%j', (text, kind) => {
    expect(classifyText(text)).toEqual(kind)
  })
})

describe('lists of addresses', () => {
  it.each<[string, boolean]>([
    ['https://a.example/1\nhttps://b.example/2', true],
    ['a.example/1\nb.example/2', true],
    ['Two pies:\nhttps://a.example/1\nhttps://b.example/2', true],
    ['https://a.example/1', false],
    ['Pie\n1/2 cup cream, warm.\n1/4 tsp. salt\nMix. Tag @cook.', false],
    ['Pie\n2 leeks\n1 egg\nMix.\nBake.\nhttps://a.example/1\nhttps://b.example/2', false],
    ['<a href="https://a.example/1">1</a> <a href="https://b.example/2">2</a>', false],
  ])('%j', (text, isList) => {
    expect(isAddressList(text)).toBe(isList)
  })
})

describe('shared pages in the address (importing 18)', () => {
  it.each<[Parameters<typeof incomingFromSearch>[0], unknown]>([
    [{}, null],
    [{ tab: 'browse' }, null],
    [{ url: 'kitchen.example/pie' }, { kind: 'address', url: 'https://kitchen.example/pie' }],
    [
      { url: 'javascript:alert(1)', text: '2 leeks and flour' },
      { kind: 'text', text: '2 leeks and flour' },
    ],
    [
      { title: 'Leek pie', text: '2 leeks' },
      { kind: 'text', text: 'Leek pie\n\n2 leeks' },
    ],
    [
      { url: 'https://kitchen.example/p', text: 'Flatbreads\n250 g flour\n1 egg\n\nMix and fry.' },
      {
        kind: 'text',
        text: 'Flatbreads\n250 g flour\n1 egg\n\nMix and fry.',
        url: 'https://kitchen.example/p',
      },
    ],
    [
      { url: 'https://kitchen.example/p', text: '250 g flour, 1 egg: mix https://kitchen.example/p' },
      { kind: 'address', url: 'https://kitchen.example/p', caption: '250 g flour, 1 egg: mix' },
    ],
    [
      { url: 'https://kitchen.example/p', text: '2 pies in 30 minutes', title: '2 pies in 30 minutes' },
      { kind: 'address', url: 'https://kitchen.example/p' },
    ],
    [
      { url: 'https://kitchen.example/p', text: `A long story. ${'All about pies. '.repeat(40)}` },
      { kind: 'address', url: 'https://kitchen.example/p' },
    ],
    [
      { title: 'Pie', text: 'https://kitchen.example/a' },
      { kind: 'address', url: 'https://kitchen.example/a' },
    ],
  ])('%j', (search, brought) => {
    expect(incomingFromSearch(search)).toEqual(brought)
  })
})
