import type { Page } from '@playwright/test'
import { english } from '../../screens/looks.ts'
import { settle, speak } from '../../screens/open-screen.ts'
import { addAxe, violationsIn } from '../../screens/violations.ts'
import { languagesOf } from '../../screens/what-differs.ts'
import { addPlain, placeOrder, sitDown, viewCart } from '../story/diner.ts'
import { hongKong, ownerAccount, tableId } from '../story/shop.ts'
import { staffStorage } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test.use({ trace: 'off' })

/** Each language at a size of its own. */
const sizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Chooses an entry of the menu of the bill that is open. */
const more = (entry: number) => async (page: Page) => {
  await page.locator('.pane-actions .ui-button').first().click()
  await page.locator('.pane-menu-item').nth(entry).click()
  await page.locator('.pane-menu').waitFor({ state: 'detached' })
}

/** What a press opens on the pane of a bill, in any language. */
const ofBill: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the menu of a bill': (page) => page.locator('.pane-actions .ui-button').first().click(),
  'the guests of a table': (page) => page.locator('.pane-facts .ui-button').first().click(),
  'what guests must not eat': (page) => page.locator('.pane-facts .ui-button').nth(1).click(),
  'a discount by hand': (page) => page.locator('.pane-facts .ui-button').last().click(),
  'a split bill': more(0),
  'a dish of a bill': (page) => page.locator('.pane-line').first().click(),
}

test('axe finds no violations in the sheets of a bill, its shares, what is off now, and the sentence of a promotion (STAFF-4.19)', async ({
  browser,
  page: phone,
  server,
  addTable,
}) => {
  test.setTimeout(300_000)
  const [table, free] = [await addTable(), await addTable()]
  await sitDown(phone, server.url, table)
  for (const dish of ['Prawn wonton noodles', 'Fish ball noodles']) await addPlain(phone, dish)
  await viewCart(phone)
  await placeOrder(phone).click()
  await phone.getByRole('heading', { name: /^Order number/ }).waitFor()
  const context = await browser.newContext({
    ...english,
    deviceScaleFactor: 1,
    isMobile: false,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: await staffStorage(server.url, ownerAccount()),
  })
  const page = await context.newPage()
  await addAxe(page)
  const dialog = page.getByRole('dialog')
  const found: string[] = []
  const open = async (screen: string): Promise<void> => {
    await page.goto(`${server.url}/console/${hongKong._id}/${screen}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settle(page)
  }
  for (const [index, language] of languagesOf('staff', 'floor').entries()) {
    await speak(context, server.url, language)
    await page.setViewportSize(sizes[index] ?? sizes[0])
    const look = (name: string, show: () => Promise<void>) =>
      test.step(`${name} (${language})`, async () => {
        await show()
        await settle(page)
        for (const violation of await violationsIn(page, language))
          found.push(`${name} (${language}, ${violation})`)
      })
    const sheet = async (name: string, show: () => Promise<void>): Promise<void> => {
      await look(name, async () => {
        await show()
        await dialog.waitFor()
      })
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await open('floor')
    await sheet('where guests sit down', () => page.locator(`#tile-${tableId(free)}`).click())
    await page.locator(`#tile-${tableId(table)}`).click()
    await page.locator('.pane-line').first().waitFor()
    for (const [name, show] of Object.entries(ofBill)) await sheet(name, () => show(page))
    await look('the shares of a bill', async () => {
      await page.locator('.pane-primary a').click()
      await page.locator('.counter-part label').nth(1).click()
    })
    await open('dishes')
    const first = page.getByRole('switch').first()
    await look('what is off now', () => first.click())
    await page.getByRole('switch').first().click()
    await open('settings/promotions')
    const begin = page.locator('main .ui-button').filter({ has: page.locator('svg') })
    await sheet('the sentences of promotions', () => begin.first().click())
    await sheet('the sentence of a promotion', async () => {
      await begin.first().click()
      await page.locator('.promotion-templates button').first().click()
      await page.locator('.promotion-templates').waitFor({ state: 'detached' })
    })
  }
  await context.close()
  expect(found).toEqual([])
})
