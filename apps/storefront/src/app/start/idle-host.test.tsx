import { sampleMenu } from '@comanda/client/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prerender } from 'react-dom/static'
import { DinerProvider } from '../../diner/diner-context.tsx'
import { memoryHistory } from '../../router/memory-history.ts'
import { RouterProvider } from '../../router/router-context.tsx'
import { createRouter } from '../../router/router.ts'
import { dinerAt, renderForDiner } from '../../testing/render-for-diner.tsx'
import { clearDevice } from './clear-device.ts'
import { IdleHost } from './idle-host.tsx'
import '../../features/idle/idle-watch.tsx'
import '../../features/idle/idle-dialog.tsx'

const shared = {
  ...sampleMenu,
  shop: { ...sampleMenu.shop, sharedDevices: { warn: 30, reset: 60 } },
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
  })
})
/** What is still rendered would go on after the page of the test is gone. */
const opened: (() => unknown)[] = []
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  vi.useRealTimers()
})

const open = async (menu: typeof sampleMenu, path: string) => {
  const screen = await renderForDiner(<IdleHost />, { menu, path })
  const pass = (seconds: number) => screen.act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(0)
  opened.push(screen.close)
  return { ...screen, pass }
}

it('SHELL-4.1: where guests share devices the warning shows in take-away, too, after 30 s', async () => {
  const { pass, all, text } = await open(shared, '/browse')
  await pass(29)
  expect(all('alertdialog')).toHaveLength(0)
  await pass(2)
  expect(all('alertdialog')).toHaveLength(1)
  expect(text()).toContain('is removed from this device')
  expect(text()).not.toContain('Your cart stays')
})
it.each([
  ['an empty visit at home', '/'],
  ['one that another phone reads a code of', '/payment/qr/c00000000000000000000001'],
])('SHELL-4.1: %s is not warned', async (_, path) => {
  const { pass, all } = await open(shared, path)
  await pass(40)
  expect(all('alertdialog')).toHaveLength(0)
})
it('SHELL-4.1: a phone in a shop whose guests bring their own is not warned in take-away', async () => {
  const { pass, all } = await open(sampleMenu, '/browse')
  await pass(700)
  expect(all('alertdialog')).toHaveLength(0)
})
it('SHELL-4.1: the next guest of a shared device finds nothing of the last one, and the same shop', async () => {
  const { client, window } = await open(shared, '/browse')
  client.session.saveShop(sampleMenu.shop._id)
  for (const key of ['login', 'tableCart', 'deviceCoupons', 'menu'])
    window.localStorage.setItem(key, '"x"')
  window.sessionStorage.setItem('typed', 'x')
  const begin = vi.fn<(url: string) => void>()
  await clearDevice(client, begin)
  expect(begin).toHaveBeenCalledExactlyOnceWith(`/?id=${sampleMenu.shop._id}`)
  expect(window.sessionStorage.length).toBe(0)
  expect(Object.keys(window.localStorage)).not.toContain('login')
  expect(window.localStorage.getItem('tableCart')).toBeNull()
  expect(window.localStorage.getItem('deviceCoupons')).toBeNull()
  expect(window.localStorage.getItem('menu')).toBe('"x"')
})
it('SHELL-4.1: the server, which renders first screens, watches no shared device', async () => {
  const diner = await dinerAt({ menu: shared })
  const list = vi.spyOn(diner.client.intentions, 'list')
  const router = createRouter({ screens: [], history: memoryHistory('/browse') })
  const { prelude } = await prerender(
    <DinerProvider diner={diner}>
      <RouterProvider router={router}>
        <IdleHost />
      </RouterProvider>
    </DinerProvider>,
  )
  expect(await new Response(prelude as ReadableStream).text()).not.toContain('dialog')
  expect(list).not.toHaveBeenCalled()
})
