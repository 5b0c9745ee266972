import { describe, expect, it } from 'vitest'
import { readMenuLines } from './menu-lines.ts'

const read = (line: string) => {
  const { dishes, problems, leftOut = [] } = readMenuLines(line, 'cht')
  const [problem] = problems
  if (leftOut.length > 0) return 'left out'
  if (problem) return problem.code
  return dishes.map(({ name, price }) => [name.map(({ value }) => value).join(' | '), price])[0]
}

describe('IMPORT-1.7: a price has the unit that people write', () => {
  it.each([
    ['Phở bò 45k', ['Phở bò', 45_000]],
    ['Trà sữa 1.15k', ['Trà sữa', 1150]],
    ['Nasi goreng 25rb', ['Nasi goreng', 25_000]],
    ['ผัดไทย 80 บาท', ['ผัดไทย', 80]],
    ['Soup 12 Euro', ['Soup', 12]],
    ['雲吞麵 48蚊', ['雲吞麵', 48]],
    ['Dal Rs 250/-', ['Dal', 250]],
    ['Shawarma 45 AED', ['Shawarma', 45]],
    ['Борщ 350 ₽', ['Борщ', 350]],
    ['Ceviche S/ 25.00', ['Ceviche', 25]],
    ['Soup of the day 6½', ['Soup of the day', 6.5]],
    ['Huhn ½ 9,80', ['Huhn ½', 9.8]],
    ['Large fries 4', ['Large fries', 4]],
    ['Hot dog L 5', ['Hot dog L', 5]],
  ])('%s', (line, dish) => {
    expect(read(line)).toEqual(dish)
  })
})

describe('SETUP-2.5: what stands around a price', () => {
  it.each([
    ['加蛋 +8', ['加蛋', 8]],
    ['• Coffee 30', ['Coffee', 30]],
    ['**Coffee** 3.50', ['Coffee', 3.5]],
    ['Mocha ($4.50)', ['Mocha', 4.5]],
    ['Mocha → 4.50', ['Mocha', 4.5]],
    ['Mocha 4,50 €*', ['Mocha', 4.5]],
    ['Mocha 4.50 🌶️', ['Mocha 🌶️', 4.5]],
    ['$48 雲吞麵', ['雲吞麵', 48]],
    ['乳豬全體 $1,280 (4人用)', ['乳豬全體 (4人用)', 1280]],
    ['Hot pot $288/位', ['Hot pot 每位', 288]],
    ['Rioja 2018 28/bottle', ['Rioja 2018 (bottle)', 28]],
    ['Schnitzel 12,90 A,C,G', ['Schnitzel A,C,G', 12.9]],
    ['ラーメン 980円 税込', ['ラーメン', 980]],
    ['Dim sum (6)', 'priceMissing'],
  ])('%s', (line, dish) => {
    expect(read(line)).toEqual(dish)
  })
})

describe('SETUP-2.5: a line with several prices is refused, and none of them is taken', () => {
  it.each([
    '檸檬茶 $18/$20',
    'Tea (hot/iced) 18/20',
    '凍檸茶 熱 18 凍 20',
    '鮮蝦雲吞 小 $38 大 $48',
    'Latte S 30 M 35 L 40',
    'House wine glass 38 bottle 180',
    'Tom Yum (S) 80 (L) 150',
    'Bier 0.33 3.50 0.5 4.80',
    'Wein 0,2 l 6,50 / 0,75 l 22,00',
    'Set A 88 / Set B 98',
    'Espresso 2.8 / Doppio 3.6',
    'Tartare 1/2 18 1/1 28',
    'Coffee\t30\t35',
    'Add: avocado +2, egg +1.5',
  ])('%s', (line) => {
    expect(read(line)).toBe('pricesSeveral')
  })

  it.each([
    ['$1 oysters 12', 12],
    ['100円寿司 120', 120],
    ['Barolo 2015 48', 48],
    ['Menu 1 18,50', 18.5],
    ['Set 3 / 三號餐 88', 88],
    ['Cola 0,33 3,50', 3.5],
    ['Half chicken with small salad 12', 12],
  ])('%s has one', (line, price) => {
    expect(read(line)?.[1]).toBe(price)
  })
})

it.each([
  'Hauptstraße 12',
  '123 Main Street, Suite 4',
  'Singapore 238823',
  'Since 1987',
  '© 2025',
  '創於1960',
])('SETUP-2.5: %s is left out', (line) => {
  expect(read(line)).toBe('left out')
})
