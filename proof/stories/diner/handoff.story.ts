import { devices, type Page } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { addPlain, takeAwayMenu, viewCart } from '../story/diner.ts'
import { choose, paired, scan, shownNumber, touch, typeOnGlass } from '../story/kiosk.ts'
import { passToCheck, toCheck } from '../story/kiosk-walk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { readQrCode } from '../story/qr-code.ts'
import { expect, test } from '../story/test.ts'

const noodles = 'Prawn wonton noodles'
const tea = 'Fish ball noodles'

const linkShown = (page: Page, name = 'Scan with the other phone') =>
  readQrCode(page.getByRole('img', { name }))

const digitsShown = async (page: Page): Promise<string> =>
  (await page.locator('.handoff-digits').innerText()).replace(' ', '')

/** Opens a link, whose question is as the server has rendered it until `start` lets the app draw it once more (HANDOFF-4.8). */
const drawnLater = async (page: Page, link: string) => {
  let resume: (() => void) | undefined
  const app = new Promise<void>((resolve) => (resume = resolve))
  await page.route('**/*.js', (route) => app.then(() => route.continue()))
  await page.goto(link, { waitUntil: 'commit' })
  const button = page.getByRole('button', { name: 'Open', exact: true })
  const start = async () => {
    await button.evaluate((drawn) => drawn.setAttribute('data-before', ''))
    resume?.()
    await expect(page.locator('[data-before]')).toHaveCount(0)
  }
  return { button, start }
}

const open = (page: Page) => page.getByRole('button', { name: 'Open', exact: true }).click()

test('HANDOFF-4.5, HANDOFF-4.6: a cart moves from a kiosk to a phone, and by six digits to the kiosk again, which orders it; a phone follows the order', async ({
  browser,
  server,
}) => {
  const { kiosk } = await paired(browser, server.url, 'Handoff')
  await choose(kiosk, noodles)
  await toCheck(kiosk)
  await kiosk.getByRole('button', { name: 'Continue on your phone' }).click()
  const link = await linkShown(kiosk, 'Scan with your phone')
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage()
  await phone.goto(link)
  // A preview of the link has taken nothing.
  await fetch(link)
  await open(phone)
  await expect(phone.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(phone.getByRole('list', { name: 'What you chose' })).toContainText(noodles)
  await expect(touch(kiosk)).toBeEnabled()

  await test.step('another who scans the same code reads that it is taken', async () => {
    const other = await (await browser.newContext(devices['Pixel 7'])).newPage()
    const app = await drawnLater(other, link)
    await app.button.focus()
    await app.start()
    await expect(app.button).toBeFocused()
    await other.keyboard.press('Enter')
    await expect(other.getByRole('heading', { name: 'Already taken' })).toBeVisible()
  })

  await phone.getByRole('button', { name: 'Send my cart' }).click()
  const digits = await digitsShown(phone)
  await kiosk.getByRole('button', { name: 'My cart is on my phone' }).click()
  await typeOnGlass(kiosk, digits)
  await kiosk.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(phone.getByText('Opened on 1 device')).toBeVisible()
  await passToCheck(kiosk)
  await expect(kiosk.getByRole('listitem').filter({ hasText: noodles }).first()).toBeVisible()
  await kiosk.getByRole('button', { name: /^Pay .*\d\.00$/ }).click()
  await kiosk.getByRole('button', { name: /^Pay at the counter/ }).click()
  await expect(shownNumber(kiosk)).toBeVisible()
  const number = (await shownNumber(kiosk).innerText()).trim()
  const follow = await linkShown(kiosk, 'Scan to follow your order on your phone')
  const second = await (await browser.newContext(devices['Pixel 7'])).newPage()
  const app = await drawnLater(second, follow)
  // A press that the app's drawing falls into (ROUTE-2.8).
  await app.button.hover()
  await second.mouse.down()
  await app.start()
  await second.mouse.up()
  await expect(second).toHaveURL(/\/record\//)
  await expect(second.getByRole('main')).toContainText(number)
})

test('HANDOFF-4.3, HANDOFF-4.4: a phone sends its cart to another, which adds it to its own or replaces that', async ({
  browser,
  server,
}) => {
  const opened = async () => (await browser.newContext(devices['Pixel 7'])).newPage()
  const [ben, amy] = [await opened(), await opened()]
  await takeAwayMenu(ben, server.url)
  await addPlain(ben, noodles)
  await viewCart(ben)
  await ben.getByRole('button', { name: 'Send my cart' }).click()
  const link = await linkShown(ben)
  await takeAwayMenu(amy, server.url)
  await addPlain(amy, tea)
  const lines = amy.getByRole('list', { name: 'What you chose' })
  for (const [way, has] of [
    ['Add', [tea, noodles]],
    ['Replace', [noodles]],
  ] as const) {
    await amy.goto(link)
    await open(amy)
    await amy.getByRole('button', { name: way, exact: true }).click()
    await expect(amy.getByRole('heading', { name: 'Your cart' })).toBeVisible()
    for (const dish of has) await expect(lines).toContainText(dish)
    if (way === 'Replace') await expect(lines).not.toContainText(tea)
  }
  await expect(ben.getByText('Opened on 2 devices')).toBeVisible()
})

test('HANDOFF-4.6: a kiosk’s scanner reads the code of a phone from the first screen on; closing a kiosk’s code withdraws it', async ({
  browser,
  server,
}) => {
  const phone = await (await browser.newContext(devices['Pixel 7'])).newPage()
  await takeAwayMenu(phone, server.url)
  await addPlain(phone, noodles)
  await viewCart(phone)
  await phone.getByRole('button', { name: 'Send my cart' }).click()
  const link = await linkShown(phone)
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele)
  await phone.goto(link)
  await expect(touch(kiosk)).toBeEnabled()
  await scan(kiosk, link)
  await passToCheck(kiosk)
  await kiosk.getByRole('button', { name: 'Continue on your phone' }).click()
  const moved = await linkShown(kiosk, 'Scan with your phone')
  await kiosk.getByRole('button', { name: 'Close' }).click()
  await expect(kiosk.getByRole('dialog')).toHaveCount(0)
  await phone.goto(moved)
  await open(phone)
  await expect(
    phone.getByRole('heading', { name: 'There is nothing under this code' }),
  ).toBeVisible()
})
