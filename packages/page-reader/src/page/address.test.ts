import { expect, test } from 'vitest'
import { hostOf, resolveAddress } from './address.ts'

const page = 'https://kitchen.example/recipes/soup/index.html?print=1#top'

test.each([
  ['https://cdn.example/soup.jpg', 'https://cdn.example/soup.jpg'],
  ['//cdn.example/soup.jpg', 'https://cdn.example/soup.jpg'],
  ['/img/soup.jpg', 'https://kitchen.example/img/soup.jpg'],
  ['soup.jpg', 'https://kitchen.example/recipes/soup/soup.jpg'],
  ['../soup.jpg', 'https://kitchen.example/recipes/soup.jpg'],
  ['?size=large', 'https://kitchen.example/recipes/soup/index.html?size=large'],
  ['/img/pea soup.jpg', 'https://kitchen.example/img/pea%20soup.jpg'],
  ['data:image/png;base64,AAAA', null],
  ['javascript:void(0)', null],
  ['#photo', null],
  ['', null],
])('the address %s is resolved on its page', (link, address) => {
  expect(resolveAddress(link, page)).toBe(address)
})

test('a host has no port, credentials or www', () => {
  expect(hostOf('https://me:secret@WWW.Kitchen.example:8080/a')).toBe('kitchen.example')
  expect(hostOf('soup')).toBe('')
})
