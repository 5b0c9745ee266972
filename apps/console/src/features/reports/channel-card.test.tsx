import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, it } from 'vitest'
import { noReports } from '../../testing/no-reports.ts'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import type { OpenedFigure } from './bills-sheet.tsx'
import { ChannelCard } from './channel-card.tsx'

const row = (day: string, channel: string, amount: number, commission: number) => ({
  day,
  channel,
  ...(channel === 'gone' ? {} : { name: channel }),
  orders: 2,
  amount,
  commission,
})

it('CHANNEL-5.3: what channels keep is summed over the days to the cent, the largest channel first; each opens its bills', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const opened: OpenedFigure[] = []
  const channels = [
    row('2026-03-03', 'Panda', 0.1, 0.01),
    row('2026-03-03', 'gone', 10, 3),
    row('2026-03-04', 'Panda', 20.2, 6.02),
  ]
  const { press, text, close } = await renderForStaff(
    <ChannelCard shown={{ ...noReports, channels }} onOpen={(figure) => opened.push(figure)} />,
    { client },
  )
  expect(text()).toMatch(/Channels.*9\.03.*kept by channels.*Panda.*20\.30.*4.*6\.03/)
  expect(text()).toMatch(/Delivery platform.*10\.00.*2.*3\.00/)
  await press('button', 'Panda')
  expect(opened).toEqual([{ title: 'Panda', filter: { method: 'Panda' } }])
  await close()
})

it('CHANNEL-5.3: a shop without orders of channels has no such card', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const { text, close } = await renderForStaff(
    <ChannelCard shown={noReports} onOpen={() => undefined} />,
    { client },
  )
  expect(text()).not.toContain('Channels')
  await close()
})
