import { expect, test } from 'vitest'
import { parseLenientJson } from './lenient-json.ts'

test.each([
  ['as it should be', '{"name":"Soup"}', { name: 'Soup' }],
  ['in CDATA', '//<![CDATA[\n{"name":"Soup"}\n//]]>', { name: 'Soup' }],
  ['in a comment', '<!-- {"name":"Soup"} -->', { name: 'Soup' }],
  ['with a semicolon after it', '{"name":"Soup"};', { name: 'Soup' }],
  ['with a line break in a string', '{"name":"Pea\nsoup"}', { name: 'Pea\nsoup' }],
  ['with trailing commas', '{"list":["a","b",],}', { list: ['a', 'b'] }],
  ['with a stray backslash', String.raw`{"name":"Mac \& cheese"}`, { name: String.raw`Mac \& cheese` }],
  ['with quotes inside a string', '{"text":"Use a 9" tin","n":1}', { text: 'Use a 9" tin', n: 1 }],
  ['with a remark before it', '/* our recipe */ {"name":"Soup"}', { name: 'Soup' }],
  [
    'with remarks between its lines',
    '// generated\n// by hand\n{"url":"https://a.example/b", /* later */\n// "off":1,\n"note":"a 9" tin",}',
    { url: 'https://a.example/b', note: 'a 9" tin' },
  ],
  ['one thing after another', '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['with commas between things that no list holds', '{"a":1},\n{"b":"x"},', [{ a: 1 }, { b: 'x' }]],
  // importing 140
  ['written as text', String.raw`"{\"name\":\"Soup\"}"`, { name: 'Soup' }],
  ['with rubbish after it', '{"name":"Soup"} }', { name: 'Soup' }],
  ['with entities for quotes', '{&quot;name&quot;:&quot;Soup&quot;}', { name: 'Soup' }],
  ['with letters for its signs', '{&q;name&q;:&q;Pea &a; ham&q;}', { name: 'Pea & ham' }],
  [
    'as a program writes it',
    String.raw`{name: 'Pea \'n\' ham', "n": .5, vegan: !0, nuts: !1, video: void 0, list: ["a", 'b',],}`,
    { name: "Pea 'n' ham", n: 0.5, vegan: true, nuts: false, video: null, list: ['a', 'b'] },
  ],
  [
    'out of a function that is called at once',
    '(function(a,b){return {name:a,list:[b,{n:b}]}}("Soup",2));',
    { name: 'Soup', list: [2, { n: 2 }] },
  ],
  ['out of a function in brackets', '(function(a){return {name:a}})("Soup")', { name: 'Soup' }],
  ['cut off in a string', '{"name":"Soup","steps":["Boil","Ser', { name: 'Soup', steps: ['Boil'] }],
])('JSON is read %s', (_, text, value) => {
  expect(parseLenientJson(text)).toEqual(value)
})

test.each([
  '',
  'var a = 1',
  '{',
  '{{{',
  '[[[',
  '{"a"',
  '{a: b}',
  '(function(a){return a',
  '(function(){return x}())',
  'function(',
])('what is no JSON is undefined or empty, never thrown: %s', (text) => {
  expect(() => parseLenientJson(text)).not.toThrow()
})
