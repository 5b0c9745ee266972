import { kioskLooks } from '../../screens/looks.ts'
import { Gateway } from '../story/gateway.ts'
import {
  choose,
  kioskSessions,
  ownClock,
  pairAt,
  paired,
  passTime,
  shownNumber,
  toPay,
  touch,
  traces,
} from '../story/kiosk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { pauseNextCall } from '../story/paused-call.ts'
import { Phone } from '../story/phone.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

const dish = 'Prawn wonton noodles'
const atReader = { name: /^Card at the reader/ } as const
const useReader = { name: 'Please use the card reader' } as const

test('KIOSK-6.1, KIOSK-6.3: a guest pays at the reader, the second time; until then nothing ends the visit, then nothing is left', async ({
  browser,
  server,
}) => {
  const gateway = Gateway.beside(server.url)
  const { kiosk } = await paired(browser, server.url, 'Reader')
  const before = await traces(kiosk)
  await ownClock(kiosk)
  await choose(kiosk, dish)
  await toPay(kiosk)
  await kiosk.getByRole('button', atReader).click()
  await expect(kiosk.getByRole('heading', useReader)).toBeVisible()
  await passTime(kiosk, 150_000)
  await expect(kiosk.getByRole('heading', useReader)).toBeVisible()
  await expect(kiosk.getByRole('alertdialog')).toHaveCount(0)
  await expect(kiosk.getByRole('button', { name: 'Start over' })).toBeDisabled()
  await gateway.decline()
  await expect(kiosk.getByText(/^Payment Fail/)).toBeVisible()
  await kiosk.getByRole('button', { name: 'Try again' }).click()
  await expect(kiosk.getByRole('heading', useReader)).toBeVisible()
  await gateway.pay(await gateway.newest())
  await expect(shownNumber(kiosk)).toBeVisible()
  await expect(kiosk.getByText(/at the counter now/)).toHaveCount(0)
  await kiosk.getByRole('button', { name: 'Done' }).click()
  await expect(touch(kiosk)).toBeEnabled()
  expect(await traces(kiosk)).toEqual(before)
  const [session] = await kioskSessions(server.url, hongKong._id)
  expect(session).toMatchObject({ status: 'ongoing', paid: 50 })
})

test('KIOSK-6.1, KIOSK-6.4: a code is paid while the network is cut; the next guest cancels theirs and leaves, and the order is given up', async ({
  browser,
  server,
}) => {
  const gateway = Gateway.beside(server.url)
  const { kiosk } = await paired(browser, server.url, 'Code')
  const code = kiosk.getByRole('img', { name: 'Payment code' })
  await choose(kiosk, dish)
  await toPay(kiosk)
  await kiosk.getByRole('button', { name: 'WeChat Pay' }).click()
  await expect(code).toBeVisible()
  await kiosk.context().setOffline(true)
  await gateway.pay(await gateway.newest())
  await kiosk.context().setOffline(false)
  await expect(shownNumber(kiosk)).toBeVisible({ timeout: 60_000 })
  await kiosk.getByRole('button', { name: 'Done' }).click()

  await ownClock(kiosk)
  await choose(kiosk, dish)
  await toPay(kiosk)
  await kiosk.getByRole('button', { name: 'WeChat Pay' }).click()
  await expect(code).toBeVisible()
  await kiosk.getByRole('button', { name: 'Do not pay this way' }).click()
  await expect(kiosk.getByRole('button', { name: 'Another way' })).toBeVisible()
  await kiosk.clock.fastForward(61_000)
  await expect(kiosk.getByRole('alertdialog')).toBeVisible()
  await kiosk.clock.fastForward(11_000)
  await expect(touch(kiosk)).toBeEnabled()
  await expect
    .poll(async () => (await kioskSessions(server.url, hongKong._id))[0]?.status)
    .toBe('cancelled')
})

test('KIOSK-6.2: a reader that is off is not offered again, and the order is paid at the counter', async ({
  browser,
  server,
}) => {
  const { kiosk, staff } = await paired(browser, server.url, 'Off')
  const card = staff.getByRole('listitem', { name: 'Off' })
  await card.getByRole('button', { name: 'Edit Off' }).click()
  const readers = card.getByRole('combobox', { name: 'Card reader beside it' })
  await readers.selectOption({ label: 'Sandbox reader offline (not connected)' })
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(card.getByRole('button', { name: 'Edit Off' })).toBeVisible()
  await kiosk.reload()
  await choose(kiosk, dish)
  await toPay(kiosk)
  await kiosk.getByRole('button', atReader).click()
  await expect(kiosk.getByRole('button', atReader)).toBeDisabled()
  await expect(kiosk.getByText('Does not work at the moment', { exact: true })).toBeVisible()
  await kiosk.getByRole('button', { name: 'Pay at the counter' }).click()
  await expect(kiosk.getByText(/Please pay .*50\.00 at the counter now/)).toBeVisible()
})

test('KIOSK-6.2: two kiosks share a reader: the guest who comes second waits for the first, and tries again', async ({
  browser,
  server,
}) => {
  const gateway = Gateway.beside(server.url)
  const first = await openKiosk(browser, server.url, kioskLooks.stele)
  const second = await openKiosk(browser, server.url, kioskLooks.stele)
  for (const kiosk of [first, second]) {
    await choose(kiosk, dish)
    await toPay(kiosk)
    await kiosk.getByRole('button', atReader).click()
    if (kiosk === first) await expect(kiosk.getByRole('heading', useReader)).toBeVisible()
  }
  await expect(second.getByText(/^Somebody is paying at this reader/)).toBeVisible()
  await first.getByRole('button', { name: 'Do not pay this way' }).click()
  await expect(first.getByRole('button', { name: 'Another way' })).toBeVisible()
  await second.getByRole('button', { name: 'Try again' }).click()
  await expect(second.getByRole('heading', useReader)).toBeVisible()
  await gateway.pay(await gateway.newest())
  await expect(shownNumber(second)).toBeVisible()
})

test('KIOSK-6.5: the power is cut at each step of paying: no order is lost, none is paid twice, and nobody sees another’s', async ({
  browser,
  server,
}, testInfo) => {
  // Six browsers begin one after another.
  test.setTimeout(240_000)
  const gateway = Gateway.beside(server.url)
  const home = `${server.url}/posHome`
  const statuses = async () =>
    (await kioskSessions(server.url, hongKong._id)).map(({ status }) => status)
  const first = await Phone.start(testInfo)
  await pairAt(first.page, browser, server.url, 'Power')
  await first.close()

  // The guest is about to choose how to pay: there is no order.
  const choosing = await Phone.start(testInfo)
  await choosing.page.goto(home)
  await choose(choosing.page, dish)
  await toPay(choosing.page)
  await choosing.kill()
  const before = (await statuses()).length

  // The order is placed, and nobody has begun to pay.
  const placed = await Phone.start(testInfo)
  const arrived = await pauseNextCall(placed.page, '"bbposWeb"')
  await placed.page.goto(home)
  await expect(touch(placed.page)).toBeEnabled()
  expect(await statuses()).toHaveLength(before)
  await choose(placed.page, dish)
  await toPay(placed.page)
  await placed.page.getByRole('button', atReader).click()
  await arrived()
  await placed.kill()

  // The reader waits for a card.
  const paying = await Phone.start(testInfo)
  await paying.page.goto(home)
  await expect(touch(paying.page)).toBeEnabled()
  await expect.poll(async () => (await statuses())[0]).toBe('cancelled')
  await choose(paying.page, dish)
  await toPay(paying.page)
  await paying.page.getByRole('button', atReader).click()
  await expect(paying.page.getByRole('heading', useReader)).toBeVisible()
  await paying.kill()

  // It is paid, and nobody has seen the number.
  const finishing = await Phone.start(testInfo)
  await finishing.page.goto(home)
  await expect(finishing.page.getByText('A payment is being finished')).toBeVisible()
  expect((await traces(finishing.page)).text).not.toMatch(/Prawn|50/)
  await gateway.pay(await gateway.newest())
  await expect(shownNumber(finishing.page)).toBeVisible()
  await finishing.kill()

  const after = await Phone.start(testInfo)
  await after.page.goto(home)
  await expect(touch(after.page)).toBeEnabled()
  const [session] = await kioskSessions(server.url, hongKong._id)
  expect(session).toMatchObject({ status: 'ongoing', paid: 50, attempts: [{ status: 'paid' }] })
  await after.close()
})
