import { describe, expect, it } from 'vitest'
import { readAddresses } from './read-addresses.ts'

describe('reading addresses from a text', () => {
  it.each<[string, string, string[], string[]]>([
    ['nothing', ' \n ', [], []],
    [
      'one a line',
      'https://a.example/1\nhttps://b.example/2',
      ['https://a.example/1', 'https://b.example/2'],
      [],
    ],
    ['without a scheme', 'a.example/soup', ['https://a.example/soup'], []],
    ['each once', 'https://a.example/1\r\nhttps://a.example/1', ['https://a.example/1'], []],
    ['among words', 'Soup: https://a.example/1, try it.', ['https://a.example/1'], []],
    [
      'two on a line',
      'https://a.example/1 https://a.example/2',
      ['https://a.example/1', 'https://a.example/2'],
      [],
    ],
    [
      'lines of a recipe',
      '1/2 cup cream, warm.\nTag @cook if you make it.\n1/4 tsp. salt',
      [],
      ['1/2 cup cream, warm.', 'Tag @cook if you make it.', '1/4 tsp. salt'],
    ],
    [
      'with brackets of their own',
      'https://a.example/Pancake_(Basic)\n(see https://a.example/Scone_(Sweet)).\n[https://a.example/3]',
      ['https://a.example/Pancake_(Basic)', 'https://a.example/Scone_(Sweet)', 'https://a.example/3'],
      [],
    ],
    ['a line that is none', 'https://a.example/1\nbuy milk', ['https://a.example/1'], ['buy milk']],
  ])('%s', (_, text, urls, wrong) => {
    expect(readAddresses(text)).toEqual({ urls, wrong })
  })
})
