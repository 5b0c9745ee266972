import { expect, it } from 'vitest'
import { dayReader, sheetDay } from './sheet-day.ts'

it.each([
  '1990-05-31',
  '1990/5/31',
  '31.05.1990',
  '5/31/1990',
  '1990年5月31日',
  '1990-05-31T00:00:00Z',
  '19900531',
  '079/05/31',
  '079.5.31',
  '民國79年5月31日',
  '民國 79/05/31',
  '民国79年05月31日',
  '１９９０／０５／３１',
])('IMPORT-6.1: %s is a day', (text) => {
  expect(sheetDay(text)).toBe('1990-05-31')
})

it.each(['03/04/1990', '79/05/31', '31/02/1990', '1990-13-01', '19901301', '民國79年', '5 May'])(
  'IMPORT-6.1: %s is no day, or one of two',
  (text) => {
    expect(sheetDay(text)).toBeUndefined()
  },
)

it('IMPORT-6.1: whether days or months come first is as the rows of the file show', () => {
  expect(dayReader(['03/04/1990', '31/05/1990'])('03/04/1990')).toBe('1990-04-03')
  expect(dayReader(['03/04/1990', '05/31/1990'])('03/04/1990')).toBe('1990-03-04')
  expect(dayReader(['03/04/1990', '05/06/1990'])('03/04/1990')).toBeUndefined()
  expect(dayReader(['31/05/1990', '05/31/1990'])('03/04/1990')).toBeUndefined()
  expect(dayReader(['31/05/1990', '05/31/1990'])('31/05/1990')).toBe('1990-05-31')
})
