import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { addPlain } from './diner.ts'
import { toCheck } from './kiosk-walk.ts'
import { readQrCode } from './qr-code.ts'
import { ownerAccount } from './shop.ts'
import { managerAt } from './staff.ts'

/** Opens the kiosk's address on a page that nobody has paired, and returns the code that it shows. */
const shownCode = async (kiosk: Page, url: string): Promise<string> => {
  await kiosk.goto(`${url}/posHome`)
  const shown = kiosk.getByRole('status')
  await expect(shown).toHaveText(/^\d{4} \d{4}$/)
  return (await shown.innerText()).replace(' ', '')
}

/** Pairs the kiosk on a page by the console of the shop's manager, who scans what it shows, and sees the same sign. */
export const pairAt = async (kiosk: Page, browser: Browser, url: string, name: string) => {
  const code = await shownCode(kiosk, url)
  const link = await readQrCode(kiosk.getByRole('img', { name: 'Link to the console' }))
  const staff = await managerAt(browser, link)
  await expect(staff.getByLabel('The code that the device shows')).toHaveValue(code)
  await expect(staff.getByRole('figure')).toHaveText(await kiosk.getByRole('figure').innerText())
  await staff.getByRole('textbox', { name: 'Name' }).fill(name)
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByRole('status').getByText(`${name} is confirmed`)).toBeVisible()
  await expect(touch(kiosk)).toBeEnabled()
  return staff
}

/** Pairs a kiosk by the console of the shop's manager. */
export const paired = async (browser: Browser, url: string, name: string) => {
  const kiosk = await (await browser.newContext(kioskLooks.stele)).newPage()
  const staff = await pairAt(kiosk, browser, url, name)
  return { kiosk, staff }
}

type Call = (method: 'GET' | 'POST', path: string, data?: object) => Promise<unknown>

/** Signs an account in over REST, and returns its calls. */
export const signedIn = async (
  url: string,
  account: { readonly email: string; readonly password: string },
): Promise<Call> => {
  const call = async (
    method: string,
    path: string,
    data?: object,
    token?: string,
  ): Promise<unknown> => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(data ? { body: JSON.stringify(data) } : {}),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return response.json()
  }
  const { accessToken } = (await call('POST', 'authentication', {
    strategy: 'local',
    ...account,
  })) as { accessToken: string }
  return (method, path, data) => call(method, path, data, accessToken)
}

/** What a manager reads of a session. */
interface KioskSession {
  readonly status: string
  readonly source: string
  readonly paid: number
  readonly twTaxVehicle: string | null
  readonly twTaxComp: string | null
  readonly twDonate: string | null
  readonly twTaxNrt: string | null
  readonly twTaxEmail?: string
  readonly attempts: readonly { readonly status: string }[]
}

/** Returns the sessions of a shop that its kiosks have opened, the newest first. */
export const kioskSessions = async (url: string, shop: string): Promise<KioskSession[]> => {
  const owner = await signedIn(url, ownerAccount())
  const path = `tableSessions?shop=${shop}&$limit=20&$sort[createTime]=-1`
  const { data } = (await owner('GET', path)) as { data: KioskSession[] }
  return data.filter(({ source }) => source === 'kiosk')
}

/** The first screen’s button, over all of it. */
export const touch = (kiosk: Page) => kiosk.getByRole('button', { name: 'Touch to order' })

/**
 * Gives a kiosk a clock of the story's, and loads it again: while Playwright puts the clock in, the page reads the year 1970, and sells
 * what is sold at that hour.
 */
export const ownClock = async (kiosk: Page) => {
  await kiosk.clock.install()
  await kiosk.reload()
  await expect(touch(kiosk)).toBeEnabled()
}

/** Touches the screen, takes the food away, and chooses a dish. */
export const choose = async (kiosk: Page, dish: string) => {
  await touch(kiosk).click()
  await kiosk.getByText('Order now, pick up at the shop').click()
  await addPlain(kiosk, dish)
}

/** Goes from the menu to the ways to pay. */
export const toPay = async (kiosk: Page) => {
  await toCheck(kiosk)
  await kiosk.getByRole('button', { name: /^Pay .*\d\.00$/ }).click()
  await expect(kiosk.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible()
}

/** The number of the order. */
export const shownNumber = (kiosk: Page) =>
  kiosk.getByRole('heading', { name: /^Your number is \d+/ })

/** All that a browser may store of a page, and what it says; the first screen shows one dish of the menu after another. */
export const traces = (kiosk: Page) =>
  kiosk.evaluate(async () => ({
    text: document.body.innerText.replace(
      document.querySelector<HTMLElement>('.kiosk-attract-dishes')?.innerText ?? '',
      '',
    ),
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookie: document.cookie,
    url: location.href,
    entries: history.length,
  }))

/** A key as Chromium's protocol has it. */
interface ScannedKey {
  readonly key: string
  readonly code: string
  readonly modifiers: number
  readonly text?: string
  readonly windowsVirtualKeyCode?: number
}

/** The keys of what links have besides letters and digits; the codes in them may have - and _. */
const others: Readonly<Record<string, string>> = {
  '/': 'Slash',
  '.': 'Period',
  '-': 'Minus',
  _: 'Minus',
  ':': 'Semicolon',
}

/** The key of a character on a US keyboard, as scanners type. */
const keyOf = (character: string): ScannedKey => {
  const place = /\d/.test(character) ? 'Digit' : 'Key'
  const code = others[character] ?? `${place}${character.toUpperCase()}`
  return { key: character, code, text: character, modifiers: /[A-Z_:]/.test(character) ? 8 : 0 }
}
/** The same key under an input method, which takes it before the page knows its character. */
const composed = (character: string): ScannedKey => {
  const { text: _, ...key } = keyOf(character)
  return { ...key, key: 'Process', windowsVirtualKeyCode: 229 }
}
const enter = { key: 'Enter', code: 'Enter', text: '\r', modifiers: 0 }

/** Reads a code as a scanner does, which types it: a key every 5 ms by the times of the keys, however busy the machine is. */
export const scan = async (kiosk: Page, code: string, as = keyOf) => {
  const wire = await kiosk.context().newCDPSession(kiosk)
  const began = Date.now() / 1000
  for (const [index, key] of [...Array.from(code, (character) => as(character)), enter].entries()) {
    const timestamp = began + index * 0.005
    await wire.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, timestamp })
    const { text: _, ...up }: ScannedKey = key
    await wire.send('Input.dispatchKeyEvent', { type: 'keyUp', ...up, timestamp })
  }
  await wire.detach()
}

/** Reads a code while an input method is on, as for Chinese. */
export const scanComposed = (kiosk: Page, code: string) => scan(kiosk, code, composed)

/** Types on the keys of the glass. */
export const typeOnGlass = async (kiosk: Page, text: string) => {
  for (const key of text) await kiosk.getByRole('button', { name: key, exact: true }).click()
}

/** Lets time pass at the kiosk alone, in ms: it has heard nothing of the server for so long, and connects again. */
export const passTime = async (kiosk: Page, time: number) => {
  const again = kiosk.waitForEvent('websocket')
  await kiosk.clock.fastForward(time)
  const socket = await again
  // What is sent from then on arrives.
  await socket.waitForEvent('framereceived', ({ payload }) => payload.toString().startsWith('40'))
}
