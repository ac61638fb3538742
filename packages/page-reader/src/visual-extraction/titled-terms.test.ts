import { expect, test } from 'vitest'
import { openPage } from '../page/document.ts'
import { rowsOf } from '../page/page-rows.ts'
import { isTitledTerm } from './titled-terms.ts'

const titlesIn = (terms: string) =>
  rowsOf(openPage(`<dl>${terms}</dl>`, 'https://kitchen.example/'))
    .filter(isTitledTerm)
    .map(({ text }) => text)

test('terms are titles in a list where one has several foods', () => {
  expect(titlesIn('<dt>Dough<dd>300 g flour<dd>3 eggs<dt>To fry<dd>butter')).toEqual(['Dough', 'To fry'])
})

test.each([
  ['a food each', '<dt>leeks<dd>2<dt>eggs<dd>3'],
  ['an amount and a remark each', '<dt>leeks<dd>2<dd>sliced<dt>eggs<dd>3<dd>beaten'],
  ['amounts themselves', '<dt>2<dd>leeks<dd>sliced'],
])('terms with %s are none', (_, terms) => {
  expect(titlesIn(terms)).toEqual([])
})
