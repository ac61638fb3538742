import { describe, expect, test } from 'vitest'
import { type Currency, formatPrice, MAX_PRICE, plainPrice, Price, readPrice } from './price.ts'

describe('a typed price (shopping 64, shopping 148, shopping 155)', () => {
  test.each<[string, Currency, number | null]>([
    ['1.20', 'GBP', 120],
    ['1,2', 'EUR', 120],
    ['£1', 'GBP', 100],
    [' 3 ', 'GBP', 300],
    ['.99', 'USD', 99],
    ['5.', 'GBP', 500],
    ['99p', 'GBP', 99],
    ['79ct', 'EUR', 79],
    ['69 Cent', 'EUR', 69],
    ['99¢', 'USD', 99],
    ['50 Rp', 'CHF', 50],
    ['50 öre', 'SEK', 50],
    ['99 gr', 'PLN', 99],
    ['-,89', 'EUR', 89],
    ['–.89 €', 'EUR', 89],
    ['€ -,89', 'EUR', 89],
    ['25 kr', 'SEK', 2500],
    ['25kr.', 'DKK', 2500],
    ['12,50 zł', 'PLN', 1250],
    ['¥120', 'JPY', 120],
    ['1€20', 'EUR', 120],
    ['1 € 20', 'EUR', 120],
    ['1£20', 'GBP', 120],
    ['3kr50', 'SEK', 350],
    ['1€5', 'EUR', 150],
    ['1 000', 'EUR', 100_000],
    ['1 20', 'GBP', 120],
    ['£1 20', 'GBP', 120],
    ['1  20 €', 'EUR', 120],
    ['1\u00a020', 'EUR', 120],
    ['12 50 kr', 'SEK', 1250],
    ['0 99', 'USD', 99],
    ['1 20p', 'GBP', 120],
    ['£1.20p', 'GBP', 120],
    ['99 p', 'GBP', 99],
    ['1. 20', 'GBP', 120],
    ['1 .20', 'GBP', 120],
    ['1 200', 'GBP', 120_000],
    ['1 200', 'JPY', 1200],
    ['1\u202f200,50 €', 'EUR', 120_050],
    ['10 000 50', 'PLN', 1_000_050],
    ['12:50', 'SEK', 1250],
    ['25:-', 'SEK', 2500],
    ['25,- kr', 'NOK', 2500],
    ['12.–', 'CHF', 1200],
    ['1.234,50', 'EUR', 123_450],
    ['£1,234.50', 'GBP', 123_450],
    ['0', 'GBP', 0],
    ['', 'GBP', null],
    ['  ', 'GBP', null],
    ['100000', 'GBP', MAX_PRICE],
    // A sum of floats would be 0.30000000000000004.
    ['0.1', 'GBP', 10],
    ['1.15', 'GBP', 115],
  ])('%j in %s is %j', (text, currency, minor) => expect(readPrice(text, currency)).toEqual({ minor }))

  test.each<[string, Currency, string]>([
    ['cheap', 'GBP', 'Type a price such as 1.20'],
    ['-1', 'GBP', 'Type a price such as 1.20'],
    ['1.234', 'GBP', 'Type a price such as 1.20'],
    ['1.2.3', 'EUR', 'Type a price such as 1.20'],
    ['1.234.50', 'EUR', 'Type a price such as 1.20'],
    ['12:5', 'SEK', 'Type a price such as 1.20'],
    ['-25', 'SEK', 'Type a price such as 1.20'],
    ['1:20:30', 'SEK', 'Type a price such as 1.20'],
    ['£', 'GBP', 'Type a price such as 1.20'],
    ['99p', 'EUR', 'Type a price such as 1.20'],
    ['99ct', 'GBP', 'Type a price such as 1.20'],
    ['-0,89', 'EUR', 'Type a price such as 1.20'],
    ['5sen', 'JPY', 'Type a price such as 120'],
    ['1.5€20', 'EUR', 'Type a price such as 1.20'],
    ['1.5', 'JPY', 'Type a price such as 120'],
    ['1 2', 'GBP', 'Type a price such as 1.20'],
    ['20 1', 'EUR', 'Type a price such as 1.20'],
    ['1 20 30', 'GBP', 'Type a price such as 1.20'],
    ['1.2 0', 'USD', 'Type a price such as 1.20'],
    ['1.20 30', 'USD', 'Type a price such as 1.20'],
    ['1 20', 'JPY', 'Type a price such as 120'],
    ['1.20p', 'EUR', 'Type a price such as 1.20'],
    ['1:20', 'GBP', 'Type a price such as 1.20'],
    ['£1-20', 'GBP', 'Type a price such as 1.20'],
    ['1e5', 'GBP', 'Type a price such as 1.20'],
    ['100000.01', 'GBP', 'Keep it within £100,000.00'],
  ])('%j in %s is none: %s', (text, currency, problem) =>
    expect(readPrice(text, currency)).toEqual({ problem }),
  )

  test.each<[number, Currency, string, string]>([
    [1240, 'GBP', '£12.40', '12.40'],
    [5, 'EUR', '€0.05', '0.05'],
    [120, 'JPY', '¥120', '120'],
  ])('%j in %s is written %s', (minor, currency, said, plain) => {
    expect([formatPrice(minor, currency), plainPrice(minor, currency)]).toEqual([said, plain])
    expect(readPrice(plain, currency)).toEqual({ minor })
  })

  test.each([{ minor: 1.5 }, { minor: -1 }, { minor: MAX_PRICE + 1 }, { currency: 'XAU' }, { shopId: '' }])(
    'is not stored as %j',
    (wrong) =>
      expect(Price.safeParse({ minor: 1, currency: 'GBP', shopId: 'first', ...wrong }).success).toBe(false),
  )
})
