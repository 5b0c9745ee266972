import { sampleOrder } from '@comanda/client/testing'
import { textOf } from '@comanda/ui/testing'
import { expect, it } from 'vitest'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { OrderCard } from './order-card.tsx'

const ready = sampleOrder({ status: 'ready', readyTime: '2026-03-03T11:45:00+08:00' })

it('SCREEN-5.1: shows the number, the status and the time of each step', async () => {
  const { get, all } = await renderForDiner(<OrderCard order={ready} />)
  expect(get('heading', 'Order number 12')).toBeDefined()
  expect(all('listitem').map(textOf)).toEqual([
    'Received 11:30',
    'Preparing',
    'Ready 11:45',
    'Completed',
  ])
})
it('announces the number with the status as it changes', async () => {
  const { get } = await renderForDiner(<OrderCard order={ready} />)
  expect(textOf(get('status'))).toBe('Order number 12: Ready')
})
it('an order that is ready is picked up, or on its way to its table', async () => {
  const { text, close } = await renderForDiner(<OrderCard order={ready} />)
  expect(text()).toContain('Please pick it up at the counter')
  await close()
  const table = await renderForDiner(<OrderCard order={{ ...ready, type: 'dineIn' }} />)
  expect(table.text()).toContain('On its way to your table.')
})
it('PAY-4.1: an order to pay says until when, and that the kitchen waits', async () => {
  const payUntil = '2026-03-03T11:45:00+08:00'
  const { text, all } = await renderForDiner(
    <OrderCard order={sampleOrder({ status: 'toPay', payUntil })} />,
  )
  expect(all('list')).toEqual([])
  expect(text()).toContain('To pay')
  expect(text()).toContain('the kitchen starts once your order is paid')
  expect(text()).toContain('To be paid by 11:45.')
})
it('a cancelled order shows no steps', async () => {
  const { text, all } = await renderForDiner(
    <OrderCard order={sampleOrder({ status: 'cancelled' })} />,
  )
  expect(all('list')).toEqual([])
  expect(text()).toContain('Cancelled')
})
it('an order for later shows its pick-up time', async () => {
  const pickupTime = '2026-03-03T12:30:00+08:00'
  const { text } = await renderForDiner(<OrderCard order={sampleOrder({ pickupTime })} />)
  expect(text()).toContain('Pick-up at 12:30')
})
it('KITCHEN-6.6: says when it is ready, and what that was before staff changed it', async () => {
  const estimatedTime = '2026-03-03T11:55:00+08:00'
  const firstEstimatedTime = '2026-03-03T11:45:00+08:00'
  const order = sampleOrder({ estimatedTime })
  const { text, close } = await renderForDiner(<OrderCard order={order} />)
  expect(text()).toContain('Ready at about 11:55')
  await close()
  const later = await renderForDiner(<OrderCard order={{ ...order, firstEstimatedTime }} />)
  expect(later.text()).toContain('Ready at about 11:55 (was 11:45)')
})
it('ORDER-7.6: says that it waits for the restaurant', async () => {
  const order = sampleOrder({ acceptUntil: '2026-03-03T11:40:00+08:00' })
  const { text } = await renderForDiner(<OrderCard order={order} />)
  expect(text()).toContain('Waiting for the restaurant')
  expect(text()).toContain('The restaurant accepts or declines your order by 11:40.')
})
it('ORDER-7.4: a declined order says why, what staff add, and what becomes of the money', async () => {
  const declined = { reason: 'soldOut', note: 'The last one went a minute ago.' } as const
  const order = sampleOrder({ status: 'cancelled', declined })
  const { text } = await renderForDiner(<OrderCard order={order} />)
  expect(text()).toContain('Something you ordered has sold out.')
  expect(text()).toContain('The last one went a minute ago.')
  expect(text()).toContain('If you have paid, the money goes back the way it came.')
})
