import { expect, it } from 'vitest'
import { refreshTarget, alternativeAddresses } from './alternative-addresses.ts'

const here = 'https://kitchen.example/pie'

it.each<[string, string[]]>([
  ['<a href="/wprm_print/12">Get it on paper</a>', ['https://kitchen.example/wprm_print/12']],
  ['<a href="/p/12"> Print  recipe </a>', ['https://kitchen.example/p/12']],
  ['<a href="?print=1" title="Print"><svg></svg></a>', ['https://kitchen.example/pie?print=1']],
  ['<a href="/recipes/pie">Jump to recipe</a>', ['https://kitchen.example/recipes/pie']],
  ['<link rel="amphtml" href="/pie/amp">', ['https://kitchen.example/pie/amp']],
  [
    '<link rel="amphtml" href="/amp"><a href="/full">View full recipe</a><a href="/print/1">x</a>',
    ['https://kitchen.example/print/1', 'https://kitchen.example/full'],
  ],
  ['<a href="#recipe">Jump to recipe</a>', []],
  ['<a href="/pie#recipe">Jump to recipe</a>', []],
  ['<a href="https://shop.example/print/1">Print</a>', []],
  ['<a href="javascript:print()">Print</a>', []],
  ['<a href="/blueprints">Blueprints</a>', []],
])('finds other versions of a page: %s', (html, found) => {
  expect(alternativeAddresses(html, here)).toEqual(found)
})

it.each<[string, string | null]>([
  ['<meta http-equiv="refresh" content="0; url=/new-pie">', 'https://kitchen.example/new-pie'],
  ["<META content='3;URL=\"https://other.example/pie\"' HTTP-EQUIV='Refresh'>", 'https://other.example/pie'],
  ['<meta http-equiv=refresh content="0;url=/a?b=1&amp;c=2">', 'https://kitchen.example/a?b=1&c=2'],
  ['<meta http-equiv="refresh" content="300; url=/new-pie">', null],
  ['<meta http-equiv="refresh" content="0; url=/pie">', null],
  ['<meta http-equiv="refresh" content="60">', null],
  ['<p>pie</p>', null],
])('finds where a page leads on: %s', (html, address) => {
  expect(refreshTarget(html, here)).toBe(address)
})
