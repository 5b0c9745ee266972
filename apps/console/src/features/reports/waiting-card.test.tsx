import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { noReports } from '../../testing/no-reports.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { WaitingCard } from './waiting-card.tsx'

const counts = { parties: 9, joined: 4, seated: 6, gaveUp: 2, left: 1, quoted: 5, within: 4 }
const times = { meanWait: 21.6, p90Wait: 40, meanQuoted: 25, meanError: 6, p90Error: 12.4 }
const row = { ...counts, ...times }
const nobody = { parties: 1, joined: 0, seated: 0, gaveUp: 1, left: 0, quoted: 0, within: 0 }

it('STAFF-7.9: waits beside what was quoted, by day and hour; of those that gave up there is none', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const { document, text, close } = await renderForStaff(
    <WaitingCard
      shown={{
        ...noReports,
        waiting: [row, { day: '2026-03-02', ...row }, { day: '2026-03-03', ...nobody }],
        waitingHours: [row, { hour: 0, ...nobody }, { hour: 9, ...row }],
      }}
    />,
    { client },
  )
  expect(text()).toContain('6 of 9 parties were seated, 2 gave up, 1 were not here')
  expect(text()).toContain('They waited 22 min on average, nine of ten up to 40 min.')
  expect(text()).toContain('Told 25 min on average: off by 6 min, nine of ten by up to 12 min.')
  expect(text()).toContain('4 of 5 were within')
  const waits = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].slice(0, 2).map((cell) => cell.textContent),
  )
  expect(waits).toEqual([
    ['22', '40'],
    ['–', '–'],
    ['22', '40'],
    ['–', '–'],
  ])
  expect(text().indexOf('09:00')).toBeLessThan(text().indexOf('00:00'))
  await close()
})
