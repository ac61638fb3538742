import { expect, test } from 'vitest'
import { prefixEditDistance, closestWords } from './edit-distance.ts'

test.each([
  ['spagetti', 'spaghetti', 1],
  ['choclate', 'chocolate', 1],
  ['bolonaise', 'bolognese', 3],
  ['brocoli', 'broccoli', 1],
  ['tumeric', 'turmeric', 1],
  ['lasagnia', 'lasagne', 2],
  ['chikcen', 'chicken', 1],
  ['spage', 'spaghetti', 1],
  ['soup', 'soup', 0],
  ['tomato', 'potato', 2],
  ['aubergine', 'chicken', Infinity],
])('%s is %s with %d slips', (asked, word, slips) => expect(prefixEditDistance(asked, word, 3)).toBe(slips))

const known = new Set([
  'spaghetti',
  'soup',
  'butter',
  'batter',
  'potato',
  'pie',
  'chocolate',
  'chop',
  'chicken',
])

test.each<[string, string, string[]]>([
  ['a beginning is meant as it is', 'cho', ['chocolate', 'chop']],
  ['a word that is there has no slip: butter is not batter', 'butter', ['butter']],
  ['a word that is nowhere means the nearest', 'choclate', ['chocolate']],
  ['two that are as near are both meant', 'botter', ['butter', 'batter']],
  ['the first letter stands: tomato is no potato', 'tomato', []],
  ['three letters with a slip are another word', 'pei', []],
  ['four letters may have one slip', 'souq', ['soup']],
  ['and no two', 'sxuq', []],
  ['five letters may have one', 'chopr', ['chop']],
  ['and no two', 'cohpr', []],
  ['six letters may have two', 'potsta', ['potato']],
  ['and no three', 'pxtsxo', []],
  ['eight letters may have two', 'chciolat', ['chocolate']],
  ['nine letters may have three', 'spoghotto', ['spaghetti']],
  ['and no four', 'spoqhotto', []],
  ['nonsense means nothing', 'sxqzv', []],
])('%s', (_, asked, meant) => expect([...closestWords(asked, known)].toSorted()).toEqual(meant.toSorted()))
