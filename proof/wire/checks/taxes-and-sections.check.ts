import { expect } from 'vitest'
import { carries } from '../check/carries.ts'
import { area, check } from '../check/check.ts'
import { at } from '../client/fields.ts'
import { reader, restaurant } from '../restaurant/restaurant.ts'
import { named } from '../restaurant/text.ts'
import { made, madeFor } from '../restaurant/made.ts'

const today = '2020-01-01'
const later = '2099-12-31'

area('taxes, surcharges, times and sections', () => {
  carries(
    'a tax setting',
    'taxSettings',
    madeFor('taxSettings', { name: named('GST'), percent: 1 }),
    {
      percent: 7.5,
      included: true,
      priceTypes: ['surcharge'],
      taxGroup: 'food',
      rules: ({ mains }) => [{ category: [mains] }],
      productMode: 'takeAway',
      status: 'active',
      disabled: true,
    },
  )
  carries(
    'a surcharge setting',
    'surchargeSettings',
    madeFor('surchargeSettings', { name: named('Fee') }),
    {
      percent: 10,
      amountPerProduct: 1,
      fixedAmount: 5,
      amountPerPerson: 2,
      discountable: true,
      manual: true,
      rules: ({ mains }) => [{ category: [mains] }],
      productMode: 'dineIn',
    },
  )
  const time = made('timeConditions', { timeType: 'range' })
  carries('a time condition', 'timeConditions', time, {
    timeType: 'start',
    weekdays: [1, 2, 3],
    from: '11:00',
    to: '14:30',
    startDate: today,
    endDate: later,
  })
  for (const timeType of ['range', 'start', 'book', 'create', 'pay', 'order'])
    check(`timeType ${timeType}`, async () => {
      const { owner } = await restaurant()
      const id = await time()
      await owner.patch('timeConditions', id, { timeType })
      expect(await (await reader()).get('timeConditions', id)).toMatchObject({ timeType })
    })
  const section = made('sections', { name: named('Brunch') })
  const window = { weekdays: [0, 6], from: '10:00', to: '15:00' }
  carries('a section', 'sections', section, {
    sectionSettings: [window],
    timeRange: [{ ...window, openForOnline: true, startDate: today, endDate: later }],
    showOrder: 5,
  })
  for (const field of ['weekdays', 'from', 'to'])
    check(`sectionSettings carries ${field}`, async () => {
      const { owner } = await restaurant()
      const id = await section()
      const sectionSettings = [{ ...window }]
      await owner.patch('sections', id, { sectionSettings })
      expect(
        at(await (await reader()).get('sections', id), `sectionSettings.0.${field}`),
      ).toBeDefined()
    })
  for (const [name, from, to] of [
    ['an overnight window', '22:00', '02:00'],
    ['a whole day', '00:00', '24:00'],
  ] as const)
    check(`availability supports ${name}`, async () => {
      const { owner } = await restaurant()
      const id = await section()
      await owner.patch('sections', id, { timeRange: [{ from, to }] })
      expect(await (await reader()).get('sections', id)).toMatchObject({
        timeRange: [{ from, to }],
      })
    })
})
