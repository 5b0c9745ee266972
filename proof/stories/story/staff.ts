import type { Browser, Locator, Page } from '@playwright/test'
import { looksAtAll } from '../../screens/what-differs.ts'
import { call } from './paired-device.ts'
import { hongKong, ownerAccount, staffAccount, type Table, tableName } from './shop.ts'

interface Account {
  readonly email: string
  readonly password: string
}

/** Opens a screen of the console on a page and signs in by its form. */
export const signInAt = async (
  page: Page,
  url: string,
  { email, password }: Account,
): Promise<void> => {
  await page.goto(url)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs an account of staff in, and returns what the browser has stored then: the form is a story of its own. */
export const staffStorage = async (url: string, account: Account) => {
  const { accessToken = '' } = await call(url, 'authentication', { strategy: 'local', ...account })
  const login = { name: 'staffLogin', value: accessToken }
  return { cookies: [], origins: [{ origin: url, localStorage: [login] }] }
}

/** Opens a screen of the console on a counter as somebody who has signed in. */
const signedIn = async (browser: Browser, url: string, account: Account): Promise<Page> => {
  const context = await browser.newContext({
    storageState: await staffStorage(new URL(url).origin, account),
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    // To move dialogs, drawers and the live sign takes a seventh of the processor of a story of staff.
    reducedMotion: looksAtAll ? 'no-preference' : 'reduce',
  })
  const page = await context.newPage()
  await page.goto(url)
  return page
}

/** Opens the console on a counter screen, on the order board. */
export const staffAtBoard = async (browser: Browser, url: string): Promise<Page> => {
  const page = await signedIn(browser, `${url}/console/`, staffAccount('manager'))
  await page.getByRole('region', { name: 'Received' }).waitFor()
  return page
}

/** Opens a screen of settings of the shop as somebody. */
export const atSettings = async (
  browser: Browser,
  url: string,
  screen: string,
  account: { readonly email: string; readonly password: string },
): Promise<Page> => {
  const page = await signedIn(browser, `${url}/console/${hongKong._id}/settings/${screen}`, account)
  await page.getByRole('navigation', { name: 'Settings' }).waitFor()
  return page
}

/** Opens a screen of settings of the shop as its owner. */
export const ownerAtSettings = (browser: Browser, url: string, screen: string): Promise<Page> =>
  atSettings(browser, url, screen, ownerAccount())

/** Opens a screen of settings of the shop as its manager. */
export const managerAtSettings = (browser: Browser, url: string, screen: string): Promise<Page> =>
  atSettings(browser, url, screen, staffAccount('manager'))

/** Opens an address of the console as the shop's manager. */
export const managerAt = (browser: Browser, url: string): Promise<Page> =>
  signedIn(browser, url, staffAccount('manager'))

/** Opens the floor on a counter screen. */
export const staffAtFloor = async (
  browser: Browser,
  url: string,
  role: 'manager' | 'waiter' | 'cashier',
): Promise<Page> => {
  const page = await signedIn(browser, `${url}/console/${hongKong._id}/floor`, staffAccount(role))
  await page.getByRole('region', { name: 'Floor', exact: true }).waitFor()
  return page
}

/** Opens the menu editor on a counter screen. */
export const menuEditor = async (
  browser: Browser,
  url: string,
  role: 'manager' | 'owner',
  shop = hongKong._id,
): Promise<Page> => {
  const account = role === 'owner' ? ownerAccount() : staffAccount('manager')
  const page = await signedIn(browser, `${url}/console/${shop}/menu`, account)
  await page.getByRole('region', { name: 'Draft' }).waitFor()
  return page
}

/** Opens a screen of the console on a display as the kitchen. */
export const kitchenAt = async (browser: Browser, url: string, path: string): Promise<Page> =>
  signedIn(browser, `${url}/console/${hongKong._id}/${path}`, staffAccount('kitchen'))

/** Chooses an entry of the menu of a bill's pane. */
export const chooseMore = async (pane: Locator, entry: string): Promise<void> => {
  await pane.getByRole('button', { name: 'More', exact: true }).click()
  await pane.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click()
}

/** Returns the tile of a table on the floor. */
export const floorTile = (page: Page, table: Table): Locator =>
  page.getByRole('button', { name: new RegExp(`^${tableName(table)} `) })
