import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test'
import { addPlain, placeOrder, sitDown, takeAwayMenu, viewCart } from '../stories/story/diner.ts'
import { logIn } from '../stories/story/member.ts'
import { Owner } from '../stories/story/owner.ts'
import { giveReader, withStands } from '../stories/story/kiosk-visit.ts'
import { pairedStorage } from '../stories/story/paired-device.ts'
import { hongKong, singapore, taiwan } from '../stories/story/shop.ts'
import {
  dishesOf,
  letIn,
  scanShared,
  sharedTableAt,
  sitAtShared,
  viewShared,
} from '../stories/story/shared-table.ts'
import { TableGuestClient } from '../stories/story/table-guest.ts'
import { book } from './acts.ts'

/** Makes the browser a kiosk of the shop in Taiwan, which has every screen that there is, with settings of its own. */
const enterKiosk = async (page: Page, url: string, settings: object = {}) => {
  await giveReader(url)
  const { origins } = await pairedStorage(url, 'Screens', settings, taiwan._id)
  await page.goto(`${url}/icon.svg`)
  await page.evaluate(
    (stored) => {
      for (const { name, value } of stored) window.localStorage.setItem(name, value)
    },
    origins.flatMap(({ localStorage }) => localStorage),
  )
}

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** The state of a diner: what their browser has stored, and the page that they are on. */
export interface Scene {
  readonly storage: StorageState
  readonly path: string
}

const keep = async (page: Page): Promise<Scene> => {
  await page.waitForTimeout(300)
  const { pathname, search } = new URL(page.url())
  // What a phone knows of a shared cart is in IndexedDB.
  const storage = await page.context().storageState({ indexedDB: true })
  return { storage, path: `${pathname}${search}` }
}

const order = async (page: Page) => {
  await placeOrder(page).click()
  await page.getByRole('heading', { name: /^Order number/ }).waitFor()
}

const orderTakeAway = async (page: Page, url: string, shop = hongKong) => {
  await takeAwayMenu(page, url, shop)
  await addPlain(page, 'Prawn wonton noodles')
  await viewCart(page)
  await page.getByLabel('Name', { exact: true }).fill('Wing')
  await order(page)
}

/** How each scene is set up, in English; its screens are then pictured in every language. */
const scenes = {
  newcomer: () => Promise.resolve(),
  shopper: (page: Page, url: string) => takeAwayMenu(page, url),
  seated: (page: Page, url: string) => sitDown(page, url, 14),
  closedShop: async (page: Page, url: string) => {
    const owner = await new Owner(url).signIn()
    await owner.change('shops', singapore._id, { onlineOpeningHours: [] })
    await page.goto(`${url}/?id=${singapore._id}`)
    await page.getByText('Closed').first().waitFor()
  },
  choosing: async (page: Page, url: string) => {
    await sitDown(page, url, 15)
    await addPlain(page, 'Prawn wonton noodles')
    await addPlain(page, 'Tomato & egg noodles')
    await addPlain(page, 'Fish ball noodles')
    await viewCart(page)
  },
  ordered: async (page: Page, url: string) => {
    await sitDown(page, url, 16)
    await addPlain(page, 'Clear-broth beef brisket noodles')
    await viewCart(page)
    await order(page)
  },
  takeAway: async (page: Page, url: string) => {
    await takeAwayMenu(page, url)
    await addPlain(page, 'Prawn wonton noodles')
    await viewCart(page)
  },
  ordersTakeAway: (page: Page, url: string) => orderTakeAway(page, url),
  frequent: (page: Page, url: string) => orderTakeAway(page, url),
  unloaded: (page: Page, url: string) => takeAwayMenu(page, url),
  wordless: (page: Page, url: string) => takeAwayMenu(page, url),
  invoiced: async (page: Page, url: string) => {
    await takeAwayMenu(page, url, taiwan)
    await addPlain(page, 'Prawn wonton noodles')
    await viewCart(page)
  },
  invoiceIssued: (page: Page, url: string) => orderTakeAway(page, url, taiwan),
  member: async (page: Page, url: string) => {
    await takeAwayMenu(page, url)
    await addPlain(page, 'Prawn wonton noodles')
    await logIn(page, url)
  },
  memberOrdered: async (page: Page, url: string) => {
    await sitDown(page, url, 8)
    await addPlain(page, 'Fish ball noodles')
    await logIn(page, url)
    await page.goto(`${url}/cart`)
    await page.getByText(/member discount/).waitFor()
    await order(page)
  },
  booked: async (page: Page, url: string) => {
    await page.goto(`${url}/?id=${hongKong._id}`)
    // By links, which wait for the app: a page that is left before it runs has no shop yet.
    await page.locator('main a[href="/reservation"]').first().click()
    await page.locator('main a[href="/reservation/edit"]').first().click()
    await book(page)
  },
  unsure: async (page: Page, url: string) => {
    await sitDown(page, url, 12)
    await addPlain(page, 'Prawn wonton noodles')
    await viewCart(page)
  },
  away: async (page: Page, url: string) => {
    await sitDown(page, url, 13)
    await page.evaluate(() => window.localStorage.setItem('idle', '{"warn":300,"reset":60000}'))
  },
  sharing: async (page: Page, url: string) => {
    const at = await sharedTableAt(url, 0)
    await sitAtShared(page, url, at)
    const ben = await new TableGuestClient(url, at).join('Ben')
    await letIn(page, 'Ben')
    await expect(page.getByText('Ben wants to join')).toHaveCount(0)
    await ben.enter()
    await ben.add('Egg tarts (2)')
    const gone = await new TableGuestClient(url, at).join()
    await letIn(page, /wants to join/)
    await expect(page.getByText(/wants to join/)).toHaveCount(0)
    await gone.enter()
    await gone.add('Salted edamame')
    await gone.leave()
    await new TableGuestClient(url, at).join('Ann')
    await addPlain(page, 'Prawn wonton noodles')
    await viewShared(page)
  },
  sharedClosed: async (page: Page, url: string) => {
    const at = await sharedTableAt(url, 3)
    await sitAtShared(page, url, at)
    const ben = await new TableGuestClient(url, at).join('Ben')
    await letIn(page, 'Ben')
    await expect(page.getByText('Ben wants to join')).toHaveCount(0)
    await ben.enter()
    await addPlain(page, 'Prawn wonton noodles')
    await viewShared(page)
    const owner = await new Owner(url).signIn()
    await owner.change('tableSessions', ben.session, { status: 'void' })
    await page.locator('.ui-empty-state').waitFor()
  },
  sharedOrdered: async (page: Page, url: string) => {
    const at = await sharedTableAt(url, 1)
    await sitAtShared(page, url, at)
    const ben = await new TableGuestClient(url, at).join('Ben')
    await letIn(page, 'Ben')
    await expect(page.getByText('Ben wants to join')).toHaveCount(0)
    await ben.enter()
    await ben.add('Egg tarts (2)')
    await ben.ready(true)
    await addPlain(page, 'Prawn wonton noodles')
    await viewShared(page)
    await dishesOf(page, 'Ben').getByText('Egg tarts (2)', { exact: true }).waitFor()
    await order(page)
  },
  asking: async (page: Page, url: string) => {
    const at = await sharedTableAt(url, 2)
    await new TableGuestClient(url, at).join('Ann')
    await scanShared(page, url, at)
    await page.getByText(`Asked to join table ${at.name}`).waitFor()
    await addPlain(page, 'Prawn wonton noodles')
  },
  kiosk: (page: Page, url: string) => enterKiosk(page, url, withStands),
  idleKiosk: (page: Page, url: string) => enterKiosk(page, url, { idle: { warn: 20, reset: 60 } }),
} satisfies Record<string, (page: Page, url: string) => Promise<unknown>>

export type SceneName = keyof typeof scenes

/** Plays a scene in a new browser context. */
export const playScene = async (
  name: SceneName,
  browser: Browser,
  phone: Parameters<Browser['newContext']>[0],
  url: string,
): Promise<Scene> => {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await scenes[name](page, url)
  const scene =
    name === 'newcomer' ? { storage: await context.storageState(), path: '/' } : await keep(page)
  await context.close()
  return scene
}
