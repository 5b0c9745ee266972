import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { ReportsPage } from './reports-page.tsx'

const names = [
  'sales',
  'products',
  'payments',
  'channels',
  'staff',
  'kitchen',
  'bookings',
  'stays',
  'waiting',
]

const Page = () => {
  const [period, setPeriod] = useState({ from: '2026-03-04', to: '2026-03-04' })
  return <ReportsPage {...period} today="2026-03-04" onPeriod={setPeriod} />
}

it('STAFF-7.10: choosing a period keeps the focus on it, and reads its reports', async () => {
  const { connection, calls } = scriptedConnection(
    Object.fromEntries(names.map((name) => [`reports/${name} create`, () => ({ rows: [] })])),
  )
  const { client } = staffClientOver(connection)
  const { document, get, press, close } = await renderForStaff(<Page />, { client })
  const lastWeek = get('button', 'Last week')
  lastWeek.focus()
  await press('button', 'Last week')
  expect(document.activeElement).toBe(lastWeek)
  expect(lastWeek.getAttribute('aria-pressed')).toBe('true')
  expect(calls.at(-1)?.args[0]).toMatchObject({ from: '2026-02-23', to: '2026-03-01' })
  await close()
})
