import { expect, test } from 'vitest'
import { isOnlyPageKind, isSiteName, isUselessTitle, withoutPageKind } from './page-title.ts'

test.each([
  ['Recipe: Leek pie', 'Leek pie'],
  // importing 161
  ['Recipe. Leek pie', 'Leek pie'],
  ['Print recipe – Leek pie', 'Leek pie'],
  ['Leek pie: the recipe', 'Leek pie'],
  ['Leek pie : la ricetta', 'Leek pie'],
  ['Rezept: Lauch', 'Lauch'],
  ['Kochbuch:Brotsuppe', 'Brotsuppe'],
  ['[garden] Re: Leek pie', 'Leek pie'],
  ['Rezeptidee: Lauch', 'Lauch'],
  ['Leek pie#', 'Leek pie'],
  ['Leek pie (mild) ¶', 'Leek pie (mild)'],
  ['Recipe: ab', 'Recipe: ab'],
  ['Leek pie', 'Leek pie'],
])('what a page is said to be is no part of a name: %s', (text, name) => {
  expect(withoutPageKind(text)).toBe(name)
})

test.each([
  ['Recipe', true],
  ['Print recipe!', true],
  ['Home', true],
  ['Welcome to our kitchen', true],
  ['3 Answers', true],
  ['3 answers to hunger', false],
  ['Recipe for leeks', false],
  ['Homely pie', false],
])('%s says only what the page is: %s', (text, is) => {
  expect(isOnlyPageKind(text)).toBe(is)
})

test.each([
  ['', '', true],
  ['Recipes', 'Our kitchen', true],
  ['Our kitchen!', 'Our Kitchen', true],
  ['Recipes | Hill Farm', '', true],
  ['Recipe | Leek pie', '', false],
  ['Leek pie', 'Our kitchen', false],
  ['Leek pie', '', false],
])('the title "%s" of the site "%s" names no dish: %s', (title, site, is) => {
  expect(isUselessTitle(title, site, 'https://kitchen.example/leek-pie')).toBe(is)
})

test.each([
  ['https://ann.github.io/szarlotka/', false],
  ['https://ann.github.io/szarlotka/?print', false],
  ['https://ann.github.io/szarlotka/leek-pie.html', true],
  ['https://szarlotka.example/leek-pie', true],
])('the folder of an address names the site where a page stands in it: %s', (url, is) => {
  expect(isSiteName('Szarlotka', '', url)).toBe(is)
})
