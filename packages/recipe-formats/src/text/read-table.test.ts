import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'

const rowsOf = (text: string) => readTable(text).rows
const soup = { Title: 'Soup', Ingredients: '1 leek' }
const jam = { Title: 'Jam', Ingredients: '1 kg plums' }

describe('a table of text', () => {
  it.each([
    ['commas', 'Title,Ingredients\nSoup,1 leek\nJam,1 kg plums\n'],
    ['semicolons', 'Title;Ingredients\nSoup;1 leek\nJam;1 kg plums'],
    ['tabs', 'Title\tIngredients\nSoup\t1 leek\nJam\t1 kg plums'],
    ['the line ends of Windows', 'Title,Ingredients\r\nSoup,1 leek\r\nJam,1 kg plums\r\n'],
    ['the line ends of old Macs', 'Title,Ingredients\rSoup,1 leek\rJam,1 kg plums\r'],
    ['line ends of two systems in one file', 'Title,Ingredients\r\n"Soup","1 leek"\n"Jam","1 kg plums"\r\n'],
    ['rows with nothing in them', 'Title,Ingredients\n,\nSoup,1 leek\n\n ,\nJam,1 kg plums'],
    ['another separator behind a closed quote', 'Title,Ingredients\n"Soup";x,"1 leek"\nJam,1 kg plums'],
    ['commas behind a closed quote', 'Title;Ingredients\n"Soup", x;"1 leek"\nJam;1 kg plums'],
    ['words behind a closed quote', 'Title,Ingredients\n"Soup" x,1 leek\n"Jam",1 kg plums'],
  ])('is read by the names in its first line: %s', (_name, text) => {
    expect(rowsOf(text)).toEqual([soup, jam])
  })

  it('keeps line ends, separators and doubled quotes within quotes', () => {
    expect(rowsOf('Title,Ingredients\n"Tart, 6"" tin","1 leek\r\n2 eggs; beaten"\n')).toEqual([
      { Title: 'Tart, 6" tin', Ingredients: '1 leek\r\n2 eggs; beaten' },
    ])
  })

  it('ends a quote that is never closed with the text', () => {
    expect(rowsOf('Title,Ingredients\nSoup,"1 leek\n2 eggs')).toEqual([
      { Title: 'Soup', Ingredients: '1 leek\n2 eggs' },
    ])
  })

  it('calls columns without a name by their number', () => {
    expect(readTable('Title,,Ingredients\nSoup,a,1 leek,b')).toEqual({
      columns: ['Title', '1', 'Ingredients'],
      rows: [{ Title: 'Soup', '1': 'a', Ingredients: '1 leek', '3': 'b' }],
    })
  })
})
