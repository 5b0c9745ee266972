import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { PeriodPresets, presets } from './period-presets.tsx'
import { SalesFigures } from './sales-figures.tsx'

const { client } = staffClientOver(scriptedConnection({}).connection)

it('STAFF-7.10: each figure says its change beside the same weekdays before, and opens the bills', async () => {
  const opened: string[] = []
  const { names, press, text } = await renderForStaff(
    <SalesFigures
      compared={{
        by: 'weeks',
        days: { from: '2026-02-24', to: '2026-02-25' },
        now: { bills: 5, guests: 9, total: 600 },
        like: { bills: 3, guests: 6, total: 360 },
        before: { bills: 4, guests: 0, total: 300 },
      }}
      until={18}
      onOpen={({ title }) => opened.push(title)}
    />,
    { client },
  )
  expect(names('button')).toEqual([
    'Takings $ 600.00 +20%, before $ 300.00',
    'Bills 5 -25%, before 4',
    'Average bill $ 120.00 +60%, before $ 75.00',
    'Guests 9 none before',
  ])
  expect(text()).toMatch(/the same weekdays before: Feb 24\D+25, 2026\. Each until 18:00/)
  await press('button', 'Bills 5 -25%, before 4')
  expect(opened).toEqual(['Bills'])
})

it('STAFF-7.10: a month says that it is compared with the one before', async () => {
  const { names, text } = await renderForStaff(
    <SalesFigures
      compared={{
        by: 'month',
        days: { from: '2026-02-01', to: '2026-02-05' },
        now: { bills: 5, guests: 9, total: 600 },
        like: { bills: 5, guests: 9, total: 600 },
        before: { bills: 4, guests: 9, total: 500 },
      }}
      until={undefined}
      onOpen={() => undefined}
    />,
    { client },
  )
  expect(names('button')[0]).toBe('Takings $ 600.00 +20%, month before $ 500.00')
  expect(text()).toMatch(/Beside the month before: Feb 1\D+5, 2026\./)
})

it.each([
  ['2026-03-04', '2026-03-02'],
  ['2026-03-02', '2026-03-02'],
  ['2026-03-01', '2026-02-23'],
])('STAFF-7.10: the week of %s begins on Monday, %s', (today, monday) => {
  expect(presets(today).thisWeek).toEqual({ from: monday, to: today })
})

it.each([
  ['2026-03-02', 'This week', 'This month'],
  ['2026-04-01', 'This month', 'This week'],
])('STAFF-7.10: on %s, %s is today, and not offered', async (today, left, offered) => {
  const { names } = await renderForStaff(
    <PeriodPresets from={today} to={today} today={today} onPeriod={() => undefined} />,
    { client },
  )
  expect(names('button')).not.toContain(left)
  expect(names('button')).toContain(offered)
})

it('STAFF-7.10: one press shows a period', async () => {
  const shown: object[] = []
  const { get, press } = await renderForStaff(
    <PeriodPresets
      from="2026-03-04"
      to="2026-03-04"
      today="2026-03-04"
      onPeriod={(period) => shown.push(period)}
    />,
    { client },
  )
  expect(get('button', 'Today').getAttribute('aria-pressed')).toBe('true')
  await press('button', 'Last week')
  await press('button', 'Last month')
  expect(shown).toEqual([
    { from: '2026-02-23', to: '2026-03-01' },
    { from: '2026-02-01', to: '2026-02-28' },
  ])
})
