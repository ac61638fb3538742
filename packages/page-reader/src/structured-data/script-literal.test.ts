import { describe, expect, it } from 'vitest'
import { parseLiteral } from './script-literal.ts'

describe('a value as programs write it is read', () => {
  it.each<[string, string, unknown]>([
    ['a text', '"Leek pie"', 'Leek pie'],
    ['a text in single quotes', "'Leek pie'", 'Leek pie'],
    ['a text with what is escaped', String.raw`'a\n\t\'\\\x41\u00e9\q'`, "a\n\t'\\Aé\\q"],
    ['a number', '4', 4],
    ['a number below nought', '-4.5', -4.5],
    ['a number without its nought', '.5', 0.5],
    ['a number with its power', '2e3', 2000],
    ['yes', 'true', true],
    ['yes in short', '!0', true],
    ['no in short', '!1', false],
    ['nothing', 'null', null],
    ['nothing that is void', 'void 0', null],
    ['nothing that is undefined', 'undefined', null],
    ['a list', "[1, 'a', null]", [1, 'a', null]],
    ['an empty list', '[ ]', []],
    ['a list with a comma behind', '[1,]', [1]],
    ['a thing', "{name: 'Leek pie', 'serves': 4, 2: \"b\"}", { name: 'Leek pie', serves: 4, '2': 'b' }],
    ['an empty thing', '{}', {}],
    ['a thing with a comma behind', '{a: 1,}', { a: 1 }],
    ['a thing in brackets', '({a: 1})', { a: 1 }],
    ['things in things', '{a: [{b: {c: 1}}]}', { a: [{ b: { c: 1 } }] }],
    ['the start of a longer text', '{a: 1}; more()', { a: 1 }],
  ])('%s: %s', (_, text, value) => {
    expect(parseLiteral(text)).toEqual(value)
  })

  it.each<[string, string]>([
    ['a name that stands for nothing', 'leek'],
    ['a name in a thing', '{a: leek}'],
    ['a thing without a colon', '{a 1}'],
    ['a thing without a name', '{: 1}'],
    ['a thing that does not end', '{a: 1'],
    ['a list that does not end', '[1'],
    ['a list without commas', '[1 2]'],
    ['a text that does not end', "'leek"],
    ['nothing at all', ''],
    ['a sum', '{a: 1 + 1}'],
  ])('but not %s: %s', (_, text) => {
    expect(parseLiteral(text)).toBeUndefined()
  })

  it('as deep as a hundred lists', () => {
    const nested = (depth: number) => parseLiteral('['.repeat(depth) + ']'.repeat(depth))
    expect(nested(100)).toHaveLength(1)
    expect(nested(101)).toBeUndefined()
  })

  it('though it has many parts beside each other', () => {
    expect(parseLiteral(`[${'[],'.repeat(300)}]`)).toHaveLength(300)
  })
})

describe('a function that is called at once is read', () => {
  it.each<[string, string, unknown]>([
    [
      'with its values in place of its parameters',
      "(function(a, b){return {name: a, serves: b}}('Pie', 4))",
      { name: 'Pie', serves: 4 },
    ],
    ['with its brackets elsewhere', "(function(a){return [a]})('Pie')", ['Pie']],
    ['with a semicolon', "function(a){ return {x: a}; }('Pie')", { x: 'Pie' }],
    ['without parameters', '(function(){return {x: 1}}())', { x: 1 }],
    ['with a parameter that has no value', '(function(a){return {x: a}}())', { x: undefined }],
  ])('%s', (_, text, value) => {
    expect(parseLiteral(text)).toEqual(value)
  })

  it.each([
    ['without a call', '(function(a){return {x: a}})'],
    ['with a name that is none of its parameters', "(function(a){return {x: b}}('Pie'))"],
    ['with more than a value in it', "(function(a){return {x: a} + 1}('Pie'))"],
  ])('but not %s', (_, text) => {
    expect(parseLiteral(text)).toBeUndefined()
  })
})
