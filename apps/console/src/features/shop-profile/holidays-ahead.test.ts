import { expect, test } from 'vitest'
import { countryOfTimeZone } from './country-of-time-zone.ts'
import { holidaysAhead, regionsOf } from './holidays-ahead.ts'

const ahead = (country: string, timeZone: string, today: string, region = '') =>
  holidaysAhead({ country, region }, timeZone, today, ['en', 'cht'])
const days = (...of: Parameters<typeof ahead>) => ahead(...of).map(({ from }) => from)

test('STAFF-10.19: the twelve months from today, each day once, with the names that are known', () => {
  const found = ahead('HK', 'Asia/Hong_Kong', '2026-12-26')
  expect(found.slice(0, 2)).toEqual([
    {
      names: { en: 'The first weekday after Christmas Day', cht: '聖誕節後第一個周日' },
      from: '2026-12-26',
      to: '',
    },
    { names: { en: 'The first day of January', cht: '一月一日' }, from: '2027-01-01', to: '' },
  ])
  expect(found.at(-1)).toMatchObject({ from: '2027-12-25' })
  const all = found.map(({ from }) => from)
  expect(all).toEqual([...new Set(all)].toSorted())
  expect(days('HK', 'Asia/Hong_Kong', '2026-01-01').at(-1)).toBe('2026-12-26')
})

test('STAFF-10.19: Taiwan has the days off that its law of 2025 added, on a working day if they are on a weekend', () => {
  const found = days('TW', 'Asia/Taipei', '2026-01-01')
  // As the Directorate-General of Personnel Administration published for 2026.
  for (const day of ['02-27', '04-03', '04-06', '05-01', '09-28', '10-09', '10-26', '12-25'])
    expect(found).toContain(`2026-${day}`)
  // Days of memory on which all work.
  for (const day of ['03-29', '09-03', '11-12']) expect(found).not.toContain(`2026-${day}`)
  expect(ahead('TW', 'Asia/Taipei', '2026-10-05')[0]).toEqual({
    names: {
      en: 'National Day / Double Tenth Day (day off in lieu)',
      cht: '國慶日 / 雙十節補假',
    },
    from: '2026-10-09',
    to: '',
  })
})

test('STAFF-10.19: a holiday that begins at sunset is the day after', () => {
  // Ministry of Manpower, Singapore: Hari Raya Puasa 2026 is on 21 March, Hari Raya Haji on 27 May.
  const found = days('SG', 'Asia/Singapore', '2026-03-01')
  expect(found).toContain('2026-05-27')
  expect(found).not.toContain('2026-05-26')
})

test('STAFF-10.19: Korea’s New Year is the day with those before and after it', () => {
  // As Korea's law on public holidays says (관공서의 공휴일에 관한 규정, 2): 17 February 2026 with its neighbours.
  expect(ahead('KR', 'Asia/Seoul', '2026-02-01')[0]).toMatchObject({
    names: { en: 'Korean New Year' },
    from: '2026-02-16',
    to: '2026-02-18',
  })
})

test('STAFF-10.19: a region adds what only it has', () => {
  const summer = '2027-08-30'
  expect(days('GB', 'Europe/London', '2027-01-01')).not.toContain(summer)
  expect(days('GB', 'Europe/London', '2027-01-01', 'ENG')).toContain(summer)
  expect(regionsOf('GB').map(([code]) => code)).toContain('ENG')
  expect(regionsOf('HK')).toEqual([])
})

test('STAFF-10.19: the country is that of the shop’s time zone', () => {
  expect(
    ['Asia/Taipei', 'Australia/Brisbane', 'Europe/Zurich', 'Europe/Vienna', 'Etc/UTC'].map(
      countryOfTimeZone,
    ),
  ).toEqual(['TW', 'AU', 'CH', 'AT', ''])
})
