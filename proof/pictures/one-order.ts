/** Writes the README's moving picture, one order from the code on the table until it is paid, to docs/pictures/one-order.webp. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, devices, type Page } from '@playwright/test'
import sharp from 'sharp'
import { renderSVG } from 'uqr'
import { RunningServer } from '../server/running-server.ts'
import { addPlain, choose, placeOrder, sitDown, viewCart } from '../stories/story/diner.ts'
import { cardPage, outcome, payByCard } from '../stories/story/payer.ts'
import { tableLink } from '../stories/story/shop.ts'
import { kitchenAt } from '../stories/story/staff.ts'

const HEIGHT = 560
const PHONE = { width: 270, left: 16 }
const SCREEN = { width: 760, left: 302 }
const FRAME_MS = 1800

const file = fileURLToPath(new URL('../../docs/pictures/one-order.webp', import.meta.url))
const data = await mkdtemp(join(tmpdir(), 'comanda-pictures-'))
const server = await RunningServer.start(data)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
const hongKong = { locale: 'en-GB', timezoneId: 'Asia/Hong_Kong' }
const phone = await (await browser.newContext({ ...devices['Pixel 7'], ...hongKong })).newPage()
const kitchen = await kitchenAt(browser, server.url, 'kitchen')
await kitchen.setViewportSize({ width: 1140, height: 840 })

const shotOf = async (page: Page, width: number) => {
  await page.waitForTimeout(700)
  return sharp(await page.screenshot())
    .resize({ width, height: HEIGHT - 32, fit: 'cover', position: 'top' })
    .toBuffer()
}

/** The code as it stands on the table, where the phone is shown later. */
const tableCode = async () => {
  const code = await sharp(Buffer.from(renderSVG(tableLink(server.url, 0), { border: 2 })))
    .resize(200)
    .toBuffer()
  return sharp({
    create: { width: PHONE.width, height: HEIGHT - 32, channels: 3, background: 'white' },
  })
    .composite([{ input: code, left: 35, top: 160 }])
    .png()
    .toBuffer()
}

const frames: Buffer[] = []
const frame = async (left?: Buffer) => {
  const phoneShot = left ?? (await shotOf(phone, PHONE.width))
  const screenShot = await shotOf(kitchen, SCREEN.width)
  frames.push(
    await sharp({ create: { width: 1078, height: HEIGHT, channels: 3, background: '#d9d4cc' } })
      .composite([
        { input: phoneShot, left: PHONE.left, top: 16 },
        { input: screenShot, left: SCREEN.left, top: 16 },
      ])
      .png()
      .toBuffer(),
  )
}

await frame(await tableCode())
await sitDown(phone, server.url, 0)
await frame()
await phone.getByRole('button', { name: 'Prawn wonton noodles', exact: true }).click()
const dish = phone.getByRole('dialog', { name: 'Prawn wonton noodles' })
await choose(dish, 'Udon')
await choose(dish, 'Large')
await frame()
await dish.getByRole('button', { name: /^Add ·/ }).click()
await addPlain(phone, 'Fish ball noodles')
await viewCart(phone)
await frame()
await placeOrder(phone).click()
await phone.getByRole('heading', { name: /^Order number/ }).waitFor()
await kitchen.getByText('Udon').first().waitFor()
await frame()
await kitchen
  .getByRole('button', { name: /^(Done|Ready|Bump)/ })
  .first()
  .click()
await frame()
await phone.getByRole('link', { name: /^Pay \$/ }).click()
await choose(phone, 'Credit card')
await frame()
await phone.getByRole('button', { name: /^Pay \$/ }).click()
await cardPage(phone).waitFor()
await payByCard(phone)
await outcome(phone, 'Paid. Thank you!')
await frame()

await sharp(frames, { join: { animated: true } })
  .webp({ quality: 70, effort: 6, delay: frames.map(() => FRAME_MS), loop: 0 })
  .toFile(file)
await browser.close()
await server.stop()
await rm(data, { recursive: true, force: true })
