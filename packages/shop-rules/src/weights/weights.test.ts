import { expect, it } from 'vitest'
import { kilograms, netWeight, weightIn } from './kilograms.ts'
import { weightUnitsOf } from './weight-units.ts'

const grams = (zone: string) => weightUnitsOf(zone).map((one) => `${one.unit} ${one.grams}`)

it('a catty and a tael are those of the country of the shop (CAT-7.1)', () => {
  expect(grams('Asia/Hong_Kong')).toEqual([
    'kg 1000',
    'hundredGrams 100',
    'catty 604.78982',
    'tael 37.79936375',
    'lb 453.59237',
  ])
  expect(grams('Asia/Taipei').slice(2)).toEqual(['catty 600', 'tael 37.5'])
  expect(grams('Asia/Shanghai').slice(2)).toEqual(['catty 500', 'tael 50'])
  expect(grams('America/New_York').slice(2)).toEqual(['lb 453.59237'])
  expect(grams('Europe/Rome')).toHaveLength(2)
})

it('a receipt says a weight in the unit of its price, too, so that a guest can work it out (CAT-7.3)', () => {
  expect(weightIn(350, { unit: 'kg', grams: 1000 }, 'kg')).toBe('0.350 kg')
  expect(weightIn(350, { unit: 'hundredGrams', grams: 100 }, '100 g')).toBe('0.350 kg')
  expect(weightIn(350, { unit: 'catty', grams: 604.78982 }, '斤')).toBe('0.350 kg = 0.579 斤')
  expect(weightIn(350, { unit: 'tael', grams: 37.5 }, '兩')).toBe('0.350 kg = 9.333 兩')
})

it('what the scale shows less the tare is whole grams above 0, up to 100 kg (CAT-7.4)', () => {
  expect(netWeight(' 370 ', 20)).toBe(350)
  expect(netWeight('３７０', 20)).toBe(350)
  for (const typed of ['', '20', '19', '-5', '1.5', '0x20', '100021'])
    expect(netWeight(typed, 20)).toBeUndefined()
  expect(netWeight('100020', 20)).toBe(100_000)
  expect(kilograms(350)).toBe('0.350 kg')
  expect(kilograms(1)).toBe('0.001 kg')
})
