import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BookedDay } from './booked-day.ts'
import { bookingsCsv } from './bookings-csv.ts'
import { bookingsOfDay } from './bookings-of-day.ts'
import { datevColumns } from './datev-columns.ts'
import { datevLines } from './datev-lines.ts'
import { latinText } from './latin-text.ts'
import { iifLines, quickbooksLines } from './quickbooks-lines.ts'
import { figuresOfAnyDay, fullChart } from '../testing/sample-figures.ts'
import { startingCharts } from './starting-charts.ts'
import { xeroLines } from './xero-lines.ts'

const settings = {
  consultant: 29098,
  client: 55003,
  accountLength: 4,
  yearBegins: '07-01',
  chart: '03',
}
const period = {
  from: '2026-03-03',
  to: '2026-03-04',
  made: '2026-03-05T08:09:10.123Z',
  currency: 'EUR',
  clearing: '1792',
}
const day: BookedDay = {
  day: '2026-03-03',
  number: 12,
  bookings: [
    { what: 'cash', account: '1000', cents: 12_400 },
    { what: 'tax', percent: 19, account: '1776', cents: -1900, rate: fullChart.rates[0]! },
    { what: 'sales', percent: 19, account: '8400', cents: -10_000, rate: fullChart.rates[0]! },
    { what: 'tips', account: '1590', cents: -500 },
  ],
}

const linesOf = (file: ReturnType<typeof datevLines>): string[] => {
  if ('problem' in file) throw new Error(file.problem.reason)
  return file.lines.map((line) => line.slice(0, -2))
}
const centsOf = (amount: string): number => Math.round(Number(amount) * 100)

/** A line by the columns that are filled. */
const form =
  /^\d{1,10},\d{2};"[SH]";"";;;"";\d{4};\d{4};"\d{0,4}";\d{4};"[a-zA-Z0-9$&%*+/-]{0,36}";"";;"[^";]{0,60}";/

/** The cells that a booking fills. */
const core = (cells: string[]) => [...cells.slice(0, 2), ...cells.slice(6, 11), cells[13]]

describe('DATEV', () => {
  it('LEDGER-3.2: a header of 31 fields, 125 titles, and a line for each sum against the clearing account', () => {
    const [header = '', titles = '', ...lines] = linesOf(datevLines([day], settings, period))
    expect(header).toBe(
      '"EXTF";700;21;"Buchungsstapel";13;20260305080910123;;"RE";"";"";29098;55003;20250701;4;20260303;20260304;"Kasse 2026-03-03 2026-03-04";"";1;0;0;"EUR";;"";;;"03";;;"";""',
    )
    expect(header.split(';')).toHaveLength(31)
    expect(titles.split(';')).toHaveLength(125)
    const [cash = [], sales = [], tips = []] = lines.map((line) => line.split(';'))
    expect(cash).toHaveLength(125)
    expect(core(cash)).toEqual([
      '124,00',
      '"H"',
      '1792',
      '1000',
      '""',
      '0303',
      '"Z12"',
      '"Kasse Z 12"',
    ])
    expect(core(sales)).toEqual([
      '119,00',
      '"S"',
      '1792',
      '8400',
      '"3"',
      '0303',
      '"Z12"',
      '"Erlöse 19 % Z 12"',
    ])
    expect(core(tips)[0]).toBe('5,00')
    expect(lines).toHaveLength(3)
    const textsUnquoted = datevColumns.filter(
      ({ isText }, at) => isText && !cash[at]?.startsWith('"'),
    )
    expect(textsUnquoted).toEqual([])
  })

  it('LEDGER-3.2: the clearing account comes to 0 each day, each line is of the form of its column, and all characters are of one byte', () => {
    fc.assert(
      fc.property(figuresOfAnyDay, (figures) => {
        const { bookings } = bookingsOfDay(figures, fullChart)
        const lines = linesOf(datevLines([{ ...day, bookings }], settings, period)).slice(2)
        let clearing = 0
        for (const line of lines) {
          expect(line).toMatch(form)
          const [amount = '', side] = line.split(';')
          expect(line).toBe(latinText(line))
          clearing += (side === '"S"' ? 1 : -1) * centsOf(amount.replace(',', '.'))
        }
        expect(clearing).toBe(0)
      }),
    )
  })

  it('LEDGER-3.2: refuses accounts that are too long or no numbers, two business years, and a shop without DATEV’s numbers', () => {
    const named = { ...day, bookings: [{ what: 'cash' as const, account: 'Cash', cents: 1 }] }
    expect(datevLines([named], settings, period)).toEqual({
      problem: { reason: 'account', account: 'Cash' },
    })
    expect(datevLines([], settings, { ...period, clearing: '179200' })).toEqual({
      problem: { reason: 'account', account: '179200' },
    })
    expect(datevLines([], settings, { ...period, to: '2026-07-01' })).toEqual({
      problem: { reason: 'fiscalYear' },
    })
    expect(datevLines([], undefined, period)).toEqual({ problem: { reason: 'datev' } })
  })

  it('LEDGER-3.2: other characters become those of Windows-1252', () => {
    expect(latinText('Erlöse – 7 %\n‘Tofu’ ﬁsh ě 豆')).toBe("Erlöse - 7 % 'Tofu' fsh e ?")
  })

  it('LEDGER-1.1: the German charts to begin with have accounts of four digits', () => {
    for (const name of ['skr03', 'skr04'] as const) {
      const { accounts, rates } = startingCharts[name]
      const all = [...Object.values(accounts), ...rates.flatMap(({ sales, tax }) => [sales, tax])]
      expect(all.every((account) => /^[1-9]\d{3}$/.test(account))).toBe(true)
    }
  })
})

describe('Xero', () => {
  it('LEDGER-3.3: a manual journal a day: the same narration and date, debits positive', () => {
    const file = xeroLines([day], 'No VAT')
    expect('lines' in file && file.lines).toEqual([
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount\r\n',
      'Z 12,03 Mar 2026,Cash,1000,No VAT,124\r\n',
      'Z 12,03 Mar 2026,Tax 19 %,1776,No VAT,-19\r\n',
      'Z 12,03 Mar 2026,Sales 19 %,8400,No VAT,-100\r\n',
      'Z 12,03 Mar 2026,Tips,1590,No VAT,-5\r\n',
    ])
  })

  it('LEDGER-3.3: takes 300 lines at most, and codes of 10 characters', () => {
    const days = Array.from({ length: 76 }, () => day)
    expect(xeroLines(days, 'No VAT')).toEqual({ problem: { reason: 'lines', most: 300 } })
    expect('lines' in xeroLines(days.slice(0, 74), 'No VAT')).toBe(true)
    const long = {
      ...day,
      bookings: [{ what: 'cash' as const, account: 'Cash on hand', cents: 1 }],
    }
    expect(xeroLines([long], 'No VAT')).toMatchObject({ problem: { reason: 'account' } })
  })
})

describe('QuickBooks', () => {
  it('LEDGER-3.4: online, a journal entry a day whose debits equal its credits', () => {
    expect(quickbooksLines([day]).slice(0, 3)).toEqual([
      'JournalNo,JournalDate,AccountName,Debits,Credits,Description\r\n',
      'Z12,03/03/2026,1000,124,,Cash\r\n',
      'Z12,03/03/2026,1776,,19,Tax 19 %\r\n',
    ])
  })

  it('LEDGER-3.4: on the desktop, a transaction of tabs that comes to 0', () => {
    const lines = iifLines([day, { ...day, bookings: [] }])
    expect(lines).toHaveLength(8)
    expect(lines[3]).toBe('TRNS\tGENERAL JOURNAL\t03/03/2026\t1000\t124.00\tZ12\tCash\r\n')
    const sum = lines.slice(3, 7).reduce((all, line) => all + centsOf(line.split('\t')[4] ?? ''), 0)
    expect(sum).toBe(0)
    expect(lines.at(-1)).toBe('ENDTRNS\r\n')
  })
})

it('LEDGER-3.1: the plain file has a line for each sum, with its account and what it is', () => {
  expect(bookingsCsv([day]).slice(0, 3)).toEqual([
    'date,z,account,debit,credit,what,tax,text\r\n',
    '2026-03-03,12,1000,124,,cash,,Cash\r\n',
    '2026-03-03,12,1776,,19,tax,19,Tax 19 %\r\n',
  ])
})
