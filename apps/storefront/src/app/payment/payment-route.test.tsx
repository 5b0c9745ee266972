import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import PaymentRoute from './payment-route.tsx'

it('PAY-8.12: a damaged link to a payment says that there is no such bill, not to pay at the counter', async () => {
  const { text, get } = await renderForDiner(<PaymentRoute />, { path: '/payment/c0000' })
  expect(text()).toContain('We cannot find this bill')
  expect(get('link', 'See your order').getAttribute('href')).toBe('/record')
})
