import { scriptedConnection, staffClientOver } from '@comanda/client/testing'
import { expect, test, vi } from 'vitest'
import { renderForStaff } from '../../testing/render-for-staff.tsx'
import { HourChart } from './hour-chart.tsx'

const nothing = {
  guests: 0,
  tips: 0,
  tax: 0,
  discounts: 0,
  surcharges: 0,
  taxExcluded: 0,
  taxRelief: 0,
  adjusts: 0,
  rounding: 0,
}
const sold = (hour: number, total: number) => ({
  ...nothing,
  hour,
  bills: 1,
  products: total,
  total,
})

test('STAFF-7.6: hours stand in the order of the business day, say their sales and those of the week before, and open their bills', async () => {
  const { client } = staffClientOver(scriptedConnection({}).connection)
  const open = vi.fn<(hour: number) => void>()
  const hours = [sold(1, 20), sold(23, 80)]
  const before = [sold(23, 50)]
  const { names, press } = await renderForStaff(
    <HourChart hours={hours} before={before} by="weeks" onHour={open} />,
    { client },
  )
  const [late = '', ...further] = names('button')
  expect(late).toMatch(/^23:00.*80\.00.*50\.00/)
  expect(further.map((name) => name.split(' ')[0]?.replace(/\D*$/, ''))).toEqual(['0:00', '1:00'])
  await press('button', late)
  expect(open).toHaveBeenCalledWith(23)
})
