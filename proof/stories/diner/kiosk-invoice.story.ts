import type { Page } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { Gateway } from '../story/gateway.ts'
import { giveReader } from '../story/kiosk-visit.ts'
import { addDish, begin, toCheck, toMenu, toReader, toWays } from '../story/kiosk-walk.ts'
import {
  kioskSessions,
  ownClock,
  passTime,
  scan,
  shownNumber,
  touch,
  typeOnGlass,
} from '../story/kiosk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { readQrCode } from '../story/qr-code.ts'
import { ownerAccount, taiwan } from '../story/shop.ts'
import { staffStorage } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

/** Pays at the reader, or with LINE Pay by a guest's phone, until the kiosk asks to whom the invoice goes. */
const payUntilInvoice = async (kiosk: Page, url: string, phone?: Page) => {
  const gateway = Gateway.beside(url)
  await begin(kiosk, 'en')
  for (const step of [toMenu, addDish, toCheck, toWays]) await step(kiosk)
  if (phone) {
    await kiosk.getByRole('button', { name: 'LINE Pay' }).click()
    await phone.goto(await readQrCode(kiosk.getByRole('img', { name: 'Payment code' })))
    await phone.getByRole('button', { name: /^Pay/ }).click()
  } else {
    await toReader(kiosk)
    await gateway.pay(await gateway.newest())
  }
  await expect(
    kiosk.getByRole('heading', { name: 'How would you like your invoice?' }),
  ).toBeVisible()
}

const newest = async (url: string) => (await kioskSessions(url, taiwan._id))[0]

const done = async (kiosk: Page) => {
  await expect(shownNumber(kiosk)).toBeVisible()
  await kiosk.getByRole('button', { name: 'Done' }).click()
  await expect(touch(kiosk)).toBeEnabled()
}

test.beforeEach(({ server }) => giveReader(server.url))

test('KIOSK-6.5, KIOSK-6.6: the carrier of the invoice is scanned after paying; a start in between shows the number alone', async ({
  browser,
  server,
}) => {
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, {}, taiwan._id)
  // The screen starts again: the number shows, once, and nothing of the order.
  await payUntilInvoice(kiosk, server.url)
  await kiosk.reload()
  await expect(shownNumber(kiosk)).toBeVisible()
  await kiosk.reload()
  await expect(touch(kiosk)).toBeEnabled()
  expect(await newest(server.url)).toMatchObject({ twTaxVehicle: null })

  await payUntilInvoice(kiosk, server.url)
  await kiosk.getByRole('button', { name: 'Company tax ID' }).click()
  await typeOnGlass(kiosk, '12345678')
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await expect(kiosk.getByText('Invalid company tax ID.')).toBeVisible()
  await kiosk.getByRole('button', { name: 'Another kind' }).click()
  await scan(kiosk, '/ABC1234')
  await expect(shownNumber(kiosk)).toBeVisible()
  expect(await newest(server.url)).toMatchObject({ twTaxVehicle: '/ABC1234' })
})

test('KIOSK-6.1, KIOSK-6.6: each kind of invoice is typed; on paper by one press, or for who does nothing, while nothing ends the visit', async ({
  browser,
  page,
  server,
}) => {
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, {}, taiwan._id)
  await ownClock(kiosk)
  const kinds = [
    ['Carrier', 'ABC1234', { twTaxVehicle: '/ABC1234' }],
    ['E-mail', 'mei_w@a-b.tw', { twTaxEmail: 'mei_w@a-b.tw' }],
    ['Company tax ID', '12345675', { twTaxComp: '12345675' }],
    ['Donate', '25885', { twDonate: '25885' }],
    ['Center number', 'AB12345678', { twTaxNrt: 'AB12345678' }],
  ] as const
  for (const [kind, code, invoice] of kinds) {
    await payUntilInvoice(kiosk, server.url, kind === 'Donate' ? page : undefined)
    await kiosk.getByRole('button', { name: kind }).click()
    await typeOnGlass(kiosk, code)
    await kiosk.getByRole('button', { name: 'Continue' }).click()
    await done(kiosk)
    expect(await newest(server.url)).toMatchObject(invoice)
  }
  const paper = { twTaxVehicle: null, twTaxComp: null, twDonate: null, twTaxNrt: null }

  await payUntilInvoice(kiosk, server.url)
  await expect(kiosk.getByRole('button', { name: 'Start over' })).toBeDisabled()
  await kiosk.getByRole('button', { name: 'On paper' }).click()
  await done(kiosk)
  expect(await newest(server.url)).toMatchObject(paper)

  // The guest has gone: paper, the number, and the next guest, with no warning in between.
  await payUntilInvoice(kiosk, server.url)
  await kiosk.getByRole('button', { name: 'Donate' }).click()
  await typeOnGlass(kiosk, '258')
  await passTime(kiosk, 56_000)
  await expect(shownNumber(kiosk)).toBeVisible()
  await kiosk.clock.fastForward(21_000)
  await expect(touch(kiosk)).toBeEnabled()
  expect(await newest(server.url)).toMatchObject(paper)
})

test('INV-5.1 to INV-5.3: staff print the invoice of a guest’s company, with its barcode and both codes; a copy has a reason', async ({
  browser,
  server,
}) => {
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, {}, taiwan._id)
  await payUntilInvoice(kiosk, server.url)
  await kiosk.getByRole('button', { name: 'Company tax ID' }).click()
  await typeOnGlass(kiosk, '12345675')
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await done(kiosk)

  const desk = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    storageState: await staffStorage(server.url, ownerAccount()),
  })
  await desk.goto(`${server.url}/console/${taiwan._id}/invoices`)
  const invoice = desk.getByRole('main').getByRole('listitem').first()
  await expect(invoice).toContainText(/^[A-Z]{2}\d{8}/)
  const number = /^[A-Z]{2}\d{8}/.exec(await invoice.innerText())?.[0] ?? ''
  await invoice.getByRole('button', { name: 'Print' }).click()
  const paper = desk.getByRole('region', { name: 'The printed invoice' })
  await expect(paper).toContainText('12345675')
  const barcode = paper.getByRole('img', { name: new RegExp(`^\\d{5}${number}\\d{4}$`) })
  await expect
    .poll(() => barcode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(200)
  expect(await readQrCode(paper.getByRole('img', { name: `${number} 1/2` }))).toContain(number)
  expect(await readQrCode(paper.getByRole('img', { name: `${number} 2/2` }))).toMatch(/^\*\*/)

  await desk.getByRole('button', { name: 'Close' }).click()
  await invoice.getByRole('button', { name: 'Print a copy' }).click()
  await desk.getByLabel('Why is it printed again?').fill('The guest lost it')
  await desk.getByRole('alertdialog').getByRole('button', { name: 'Print a copy' }).click()
  await expect(paper).toContainText('補印')
})
