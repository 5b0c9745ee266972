import { createStore } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { sampleOrder, sampleSession } from '@comanda/client/testing'
import { expect, it, vi } from 'vitest'
import { titleMark } from './title-mark.ts'
import { renderForDiner } from '../../testing/render-for-diner.tsx'
import { OpenOrderBanner } from './open-order-banner.tsx'

const preparing = sampleOrder({ status: 'preparing' })
const ready = sampleOrder({ status: 'ready' })
const session = sampleSession({ type: 'takeAway' })

const open = async (path: string, first = preparing) => {
  const order = createStore(first)
  const Shown = () => <OpenOrderBanner session={session} order={useStore(order)} />
  const screen = await renderForDiner(<Shown />, { path })
  const vibrate = vi.fn<(pattern: number[]) => boolean>()
  Object.defineProperties(navigator, {
    userActivation: { value: { hasBeenActive: true } },
    vibrate: { value: vibrate },
  })
  const change = (next: typeof first) => screen.act(() => order.set(next))
  return { ...screen, vibrate, change }
}

it('SCREEN-5.5: shows the number and the status, with a link to the order', async () => {
  const { get } = await open('/browse')
  expect(get('link').textContent).toContain('Order number 12: Preparing')
  expect(get('link').getAttribute('href')).toBe(`/record/${session._id}`)
})
it('SCREEN-5.5: the order’s own screen needs no banner', async () => {
  const { all } = await open(`/record/${session._id}`)
  expect(all('link')).toEqual([])
})
it('SCREEN-5.5: once it is ready the phone vibrates, once, and the title says so until it is handed over', async () => {
  const { vibrate, change, close } = await open('/browse')
  expect([vibrate.mock.calls.length, titleMark.get()]).toEqual([0, undefined])
  await change(ready)
  await change({ ...ready })
  expect(vibrate).toHaveBeenCalledOnce()
  expect(titleMark.get()).toBe('Order number 12: Ready')
  await close()
  expect(titleMark.get()).toBeUndefined()
})
it('SCREEN-5.5: an order that was ready before the app was opened does not ring', async () => {
  const { vibrate, change } = await open('/browse', ready)
  await change({ ...ready })
  expect(vibrate).not.toHaveBeenCalled()
})
