import { sampleMenu } from '@comanda/client/testing'
import type { Shop } from '@comanda/contract'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { DetailsForm } from './details-form.tsx'
import { useDetails } from './use-details.ts'

const Form = () => <DetailsForm model={useDetails()} />

const openIn = (currency: Shop['currency']) =>
  renderForDiner(<Form />, {
    menu: { ...sampleMenu, shop: { ...sampleMenu.shop, currency } },
  })

it('INV-1.7: an invoice is offered by a shop in Taiwan', async () => {
  const { names } = await openIn('TWD')
  expect(names('heading')).toContain('Invoice')
})

it.each(['HKD', 'SGD', 'JPY'] as const)(
  'INV-1.7: no invoice is offered by a shop that charges %s',
  async (currency) => {
    const { names } = await openIn(currency)
    expect(names('heading')).not.toContain('Invoice')
  },
)
