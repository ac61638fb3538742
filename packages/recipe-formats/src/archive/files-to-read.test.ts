import { describe, expect, it } from 'vitest'
import { filesToRead, isSystemFile, filesBeside } from './files-to-read.ts'

describe('the files of an archive to read', () => {
  it.each<[string, string[], string[]]>([
    [
      'what can hold recipes',
      ['a/b.json', 'a/b.jpg', 'c.HTML', 'd.paprikarecipe', 'e.pdf', 'f.txt'],
      ['a/b.json', 'c.HTML', 'd.paprikarecipe', 'f.txt'],
    ],
    [
      'nothing that a Mac left behind',
      ['a.json', '__MACOSX/a.json', 'x/__MACOSX/a.json', '.a.json', 'x/._a.json'],
      ['a.json'],
    ],
    ['no folder', ['a.json/', 'b.json'], ['b.json']],
    ['a backup alone', ['database.json', 'recipes/a.json'], ['database.json']],
    ['our own before a backup', ['x/database.json', 'x/plateful.json', 'a.json'], ['x/plateful.json']],
    ['a page of all recipes alone', ['y/recipes.html', 'y/images/a.jpg', 'a.json'], ['y/recipes.html']],
    [
      'all parts of an archive',
      ['recipes_0.json', 'recipes_1.json', 'tags.json'],
      ['recipes_0.json', 'recipes_1.json'],
    ],
    ['a backup two folders deep', ['x/y/database.json', 'a.json'], ['x/y/database.json']],
    ['no backup deeper than that', ['x/y/z/database.json', 'a.json'], ['x/y/z/database.json', 'a.json']],
    ['no backup that a Mac left behind', ['__MACOSX/database.json', 'a.json'], ['a.json']],
    ['no folder called as a backup', ['database.json/', 'a.json'], ['a.json']],
  ])('are %s', (_rule, paths, documents) => {
    expect(filesToRead(paths)).toEqual(documents)
  })

  it('are not noise for a point or a name within', () => {
    expect(['a.b.json', 'x/a.json', 'my__MACOSX/a', '__MACOSX/a', 'x/.a'].map(isSystemFile)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
  })
})

describe('the files beside a file', () => {
  const deep = (depth: number) => 'x/'.repeat(depth)
  it.each<[string, string[], string, string[]]>([
    [
      'in its folder and below it',
      ['a/b.json', 'a/c.jpg', 'a/d/e.jpg', 'f.jpg', '.g', 'a/.h'],
      'a/b.json',
      ['a/b.json', 'a/c.jpg', 'a/d/e.jpg'],
    ],
    ['all of them, at the top', ['a/b.jpg', 'c.json'], 'c.json', ['a/b.jpg', 'c.json']],
    ['none in a folder without any', ['a/b.jpg'], 'c/d.json', []],
    ['as deep as folders go', [`${deep(11)}a.jpg`], `${deep(11)}b.json`, [`${deep(11)}a.jpg`]],
    ['no deeper', [`${deep(12)}a.jpg`], `${deep(12)}b.json`, []],
  ])('are those %s', (_rule, paths, path, beside) => {
    expect(filesBeside(paths)(path)).toEqual(beside)
  })
})
