/** Writes the README's pictures of the running app to docs/pictures: `npm run pictures -w @comanda/proof`. */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { RunningServer } from '../server/running-server.ts'
import {
  addPlain,
  choose,
  placeOrder,
  sitDown,
  takeAwayMenu,
  viewCart,
} from '../stories/story/diner.ts'
import { logIn } from '../stories/story/member.ts'
import { staffAtBoard } from '../stories/story/staff.ts'

const folder = fileURLToPath(new URL('../../docs/pictures', import.meta.url))
await mkdir(folder, { recursive: true })

const take = async (page: Page, name: string) => {
  await page.waitForTimeout(700)
  const shot = await page.screenshot()
  await sharp(shot)
    .resize({ width: 1200, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(join(folder, `${name}.webp`))
}

const data = await mkdtemp(join(tmpdir(), 'comanda-pictures-'))
const server = await RunningServer.start(data)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
const phone = (): Promise<BrowserContext> =>
  browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB', timezoneId: 'Asia/Hong_Kong' })

const orderAt = async (table: number, dishes: readonly string[]) => {
  const page = await (await phone()).newPage()
  await sitDown(page, server.url, table)
  for (const dish of dishes) await addPlain(page, dish)
  await viewCart(page)
  await placeOrder(page).click()
  await page.getByRole('heading', { name: /^Order number/ }).waitFor()
  return page
}

const diner = await (await phone()).newPage()
await sitDown(diner, server.url, 0)
await diner.getByRole('tab', { name: 'Noodles' }).click()
await take(diner, 'menu')
await diner.getByRole('button', { name: 'Prawn wonton noodles', exact: true }).click()
await choose(diner.getByRole('dialog'), 'Udon')
await diner.getByRole('dialog').locator('.product-picture').scrollIntoViewIfNeeded()
await take(diner, 'product')
await diner.getByRole('button', { name: /^Add ·/ }).click()
await addPlain(diner, 'Clear-broth beef brisket noodles')
await viewCart(diner)
await take(diner, 'cart')
await placeOrder(diner).click()
await diner.getByRole('heading', { name: /^Order number/ }).waitFor()

const board = await staffAtBoard(browser, server.url)
await orderAt(1, ['Tomato & egg noodles', 'Fish ball noodles'])
await orderAt(2, ['Dry-fried beef ho fun'])
await orderAt(3, ['Prawn laksa', 'Cold sesame noodles'])
await orderAt(4, ['Red-braised beef noodles'])
const card = (number: string) =>
  board.getByRole('article', { name: `Order ${number}`, exact: true })
await card('001').getByRole('button', { name: 'Start preparing' }).click()
await card('002').getByRole('button', { name: 'Start preparing' }).click()
await card('002').getByRole('button', { name: 'Mark ready' }).click()
await take(diner, 'order')
await take(board, 'board')

const member = await (await phone()).newPage()
await takeAwayMenu(member, server.url)
await logIn(member, server.url)
await take(member, 'member')
await member.goto(`${server.url}/member/rewards`)
await member.getByRole('button', { name: /^A milk tea/ }).waitFor()
await take(member, 'rewards')
await member.goto(`${server.url}/member/ownedCoupons`)
await member.getByText('Weekend sharing').waitFor()
await take(member, 'coupons')
await member.goto(`${server.url}/reservation/edit`)
await member.getByRole('heading', { name: 'How many guests?' }).waitFor()
for (const choice of [undefined, 'Dinner', '19:00']) {
  if (choice !== undefined) await choose(member, choice)
  await member.getByRole('button', { name: 'Continue' }).click()
}
await member.getByRole('group', { name: 'Days with a free table' }).waitFor()
await take(member, 'reservation')

await browser.close()
await server.stop()
await rm(data, { recursive: true, force: true })
