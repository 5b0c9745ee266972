import type { Browser, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { kioskLooks } from '../screens/looks.ts'
import { addPlain } from './diner.ts'
import { managerAtSettings } from './staff.ts'

/** Opens a kiosk that nobody has paired, and returns it with the code that it shows. */
export const unpaired = async (browser: Browser, url: string) => {
  const context = await browser.newContext(kioskLooks.stele)
  const kiosk = await context.newPage()
  await kiosk.goto(`${url}/posHome`)
  const shown = kiosk.getByRole('status')
  await expect(shown).toHaveText(/^\d{4} \d{4}$/)
  return { kiosk, code: (await shown.innerText()).replace(' ', '') }
}

/** Pairs a kiosk by the console of the shop's manager. */
export const paired = async (browser: Browser, url: string, name: string) => {
  const { kiosk, code } = await unpaired(browser, url)
  const staff = await managerAtSettings(browser, url, 'devices')
  await staff.getByRole('button', { name: 'Enter a device’s code' }).click()
  await staff.getByLabel('The code that the device shows').fill(code)
  await staff.getByRole('textbox', { name: 'Name' }).fill(name)
  await staff.getByRole('button', { name: 'Save' }).click()
  await expect(staff.getByRole('status').getByText(`${name} is confirmed`)).toBeVisible()
  await expect(touch(kiosk)).toBeEnabled()
  return { kiosk, staff }
}

/** The first screen’s button, over all of it. */
export const touch = (kiosk: Page) => kiosk.getByRole('button', { name: 'Touch to order' })

/** Touches the screen, takes the food away, and chooses a dish. */
export const choose = async (kiosk: Page, dish: string) => {
  await touch(kiosk).click()
  await kiosk.getByText('Order now, pick up at the shop').click()
  await addPlain(kiosk, dish)
}

/** All that a browser may store of a page. */
export const traces = (kiosk: Page) =>
  kiosk.evaluate(async () => ({
    text: document.body.innerText,
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    cookie: document.cookie,
    url: location.href,
    entries: history.length,
  }))
