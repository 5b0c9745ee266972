import { keysOfTab } from '@comanda/client/handoff'
import { openPage } from '@comanda/ui/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leftByPage } from '../app/start/left-by-page.ts'
import { earlyTaking, takenEarly } from '../device/early-taking.ts'

const code = '000001abcdefghijklmn'
const taken = { cart: { shop: 'a'.repeat(24), mode: 'takeAway', lines: [] } }
const request = vi.fn<typeof fetch>()

let close = (): void => undefined
beforeEach(() => {
  close = openPage({ isWide: false })
  vi.resetModules()
  vi.stubGlobal('fetch', request)
  request.mockReset().mockImplementation(() => Promise.resolve(Response.json(taken)))
  window.history.replaceState(null, '', `/h/${code}`)
  document.body.innerHTML = '<main><button class="ui-button"><span>Open</span></button></main>'
  leftByPage.earlyTaps = { adds: [], listening: new AbortController() }
})
afterEach(() => {
  leftByPage.earlyTaps?.listening.abort()
  delete leftByPage.earlyTaps
  delete earlyTaking.taking
  delete earlyTaking.isAppAsking
  vi.unstubAllGlobals()
  close()
})

const press = (): void => document.querySelector<HTMLElement>('main span')?.click()
const run = () => import('./early-handoff.ts')

it('HANDOFF-4.8: a press takes the cart once, by the key that the app would use, and the app continues with it', async () => {
  await run()
  press()
  press()
  expect(request).toHaveBeenCalledOnce()
  const [path, sent] = request.mock.calls[0] ?? []
  expect(path).toBe('/api/carts/takeOver')
  expect(JSON.parse(sent?.body as string)).toEqual({ code, idempotencyKey: keysOfTab().of(code) })
  const early = takenEarly(code)
  expect(early).not.toHaveProperty('came')
  expect(await early?.result).toEqual(taken)
  expect(early?.came).toEqual(taken)
  expect(takenEarly('000001anotherabcdefg')).toBeUndefined()
})

it('HANDOFF-4.8: a press that takes the cart is not repeated by the app, one that takes nothing is', async () => {
  const button = document.querySelector<HTMLElement>('main .ui-button') ?? undefined
  const taps = { adds: [], control: button, listening: new AbortController() }
  leftByPage.earlyTaps = taps
  localStorage.setItem('settings', '{"mode":"dineIn"}')
  await run()
  expect(taps.control).toBe(button)
  localStorage.removeItem('settings')
  press()
  expect(taps.control).toBeUndefined()
})

it('HANDOFF-4.8: a press before the script was there is made by it, none by opening the page alone (HANDOFF-4.1)', async () => {
  await run()
  expect(request).not.toHaveBeenCalled()
  vi.resetModules()
  const control = document.querySelector<HTMLElement>('main .ui-button') ?? undefined
  leftByPage.earlyTaps = { adds: [], control, listening: new AbortController() }
  await run()
  expect(request).toHaveBeenCalledOnce()
})

it('HANDOFF-4.8: what is pressed while the app draws its own question is left to it', async () => {
  await run()
  expect(takenEarly(code)).toBeUndefined()
  press()
  expect(request).not.toHaveBeenCalled()
})

it.each([
  ['tableCart', '{"cart":[{"id":"a"}]}'],
  ['settings', '{"mode":"dineIn"}'],
])(
  'HANDOFF-4.8: nothing is taken before the app runs if %s says that it has to ask more',
  async (key, text) => {
    localStorage.setItem(key, text)
    await run()
    press()
    expect(request).not.toHaveBeenCalled()
  },
)

it('HANDOFF-4.8: what was refused, or lost, is requested again by the app', async () => {
  request.mockImplementation(() => Promise.resolve(Response.json({}, { status: 409 })))
  await run()
  press()
  expect(await takenEarly(code)?.result).toBeUndefined()
  request.mockImplementation(() => Promise.reject(new Error('offline')))
  delete earlyTaking.taking
  press()
  expect(await takenEarly(code)?.result).toBeUndefined()
})
