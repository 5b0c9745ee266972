import { kioskLooks } from '../../screens/looks.ts'
import {
  choose,
  scan,
  scanComposed,
  shownNumber,
  touch,
  traces,
  typeOnGlass,
} from '../story/kiosk.ts'
import { addPlain } from '../story/diner.ts'
import { Gateway } from '../story/gateway.ts'
import { join } from '../story/member.ts'
import { call, openKiosk } from '../story/paired-device.ts'
import { passCodes, place, toCodes, toOffer } from '../story/kiosk-walk.ts'
import { hongKong } from '../story/shop.ts'
import { readQrCode } from '../story/qr-code.ts'
import { expect, test } from '../story/test.ts'

test('KIOSK-3.7, KIOSK-5.1 to 5.3, KIOSK-5.8: a member begins with a scan under a Chinese input method, types codes on the glass, and takes an offer; a phone follows the order', async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(240_000)
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele)
  const before = await traces(kiosk)
  const gateway = Gateway.beside(server.url)
  const { email, password } = await join(page, server.url, 'Ignatius')
  const { accessToken } = await call(server.url, 'authentication', {
    strategy: 'local',
    email,
    password,
  })
  const shownCode = async () => {
    const { code = '' } = await call(server.url, 'users/qrCode', {}, accessToken)
    return code
  }
  const isMember = kiosk.getByText('For Ignatius')
  const said = (words: string) => expect(kiosk.getByText(words).first()).toBeVisible()

  await scanComposed(kiosk, await shownCode())
  await said('Your member’s code was read')
  await kiosk.getByText('Order now, pick up at the shop').click()
  await addPlain(kiosk, 'Prawn wonton noodles')
  await scan(kiosk, '/ABC1234')
  await said('This is an invoice carrier. It is of no use here.')
  await kiosk.getByRole('link', { name: /^View cart/ }).click()
  await kiosk.locator('.kiosk-offer').getByRole('button', { name: /^Add / }).first().click()
  await kiosk.getByRole('button', { name: 'Continue' }).click()

  await expect(isMember).toBeVisible()
  await kiosk.getByRole('button', { name: 'Not for me' }).click()
  await expect(isMember).toHaveCount(0)
  const type = async (code: string) => {
    await kiosk.getByRole('button', { name: 'Type the code' }).click()
    await typeOnGlass(kiosk, code)
    await kiosk.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
    await expect(kiosk.getByRole('dialog')).toHaveCount(0)
  }
  await type('ABC')
  await said('This coupon cannot be used here')
  await type(await shownCode())
  await expect(isMember).toBeVisible()
  await type('NOODLES')
  await said('The coupon is in your order')
  await kiosk.getByRole('button', { name: 'Continue' }).click()

  // A code that is read while the way to pay is chosen leads back to the total.
  await kiosk.getByRole('button', { name: /^Pay / }).click()
  await expect(kiosk.getByRole('heading', { name: 'How would you like to pay?' })).toBeVisible()
  await scan(kiosk, 'LANTERN25')
  await kiosk.getByRole('button', { name: /^Pay / }).click()
  await kiosk.getByRole('button', { name: 'WeChat Pay' }).click()
  await expect(kiosk.getByRole('img', { name: 'Payment code' })).toBeVisible()
  await scan(kiosk, 'WELCOME20')
  await said('Your order is placed already: codes are for the next one')
  await gateway.pay(await gateway.newest())

  await expect(shownNumber(kiosk)).toBeVisible()
  const number = await shownNumber(kiosk).innerText()
  const follow = kiosk.getByRole('img', { name: 'Scan to follow your order on your phone' })
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(await readQrCode(follow))
  await phone.getByRole('button', { name: 'Open', exact: true }).click()
  await expect(phone.getByRole('heading', { name: new RegExp(`${number}$`) })).toBeVisible()
  await kiosk.getByRole('button', { name: 'Done' }).click()
  await expect(touch(kiosk)).toBeEnabled()
  expect(await traces(kiosk)).toEqual(before)
})

test('KIOSK-5.4, CPN-8.1, CPN-8.8: a scanned member reads what their coupons save together and why not each other, and uses a plan by one tap; a code that is too old is scanned again first', async ({
  browser,
  page,
  server,
}) => {
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele)
  const account = await join(page, server.url, 'Yan')
  const { accessToken } = await call(server.url, 'authentication', {
    strategy: 'local',
    ...account,
  })
  for (const code of ['WELCOME20', 'NOODLES', 'LANTERN25'])
    await call(server.url, 'userCoupons/claim', { code, shop: hongKong._id }, accessToken)
  const scanMember = async () => {
    const { code = '' } = await call(server.url, 'users/qrCode', {}, accessToken)
    await scan(kiosk, code)
  }
  /** The server takes the pass of a code no more, as after 15 minutes. */
  let isTooOld = true
  await kiosk.routeWebSocket(/socket\.io/, (socket) =>
    socket.connectToServer().onMessage((message) => {
      socket.send(isTooOld ? String(message).replace('"pass":"', '"pass":"x') : message)
    }),
  )
  await kiosk.reload()
  await touch(kiosk).waitFor()
  await choose(kiosk, 'Fish ball noodles')
  await kiosk.getByRole('button', { name: 'Increase quantity' }).first().click()
  await toOffer(kiosk)
  await toCodes(kiosk)
  await scanMember()
  await kiosk.getByRole('button', { name: 'Points, coupons, rewards' }).click()
  await kiosk.getByRole('button', { name: 'Use', exact: true }).first().click()
  await expect(kiosk.getByRole('alert')).toHaveText(
    'The member’s code is too old: please scan it again. Your order is still here.',
  )
  isTooOld = false
  await scanMember()
  await kiosk.getByRole('button', { name: /^Save \$ ?[\d.]+ with 2 of your 3 coupons$/ }).click()
  const sheet = kiosk.getByRole('dialog', { name: 'Which coupons to use' })
  await expect(sheet.getByRole('region', { name: 'Keep more' })).toContainText('keeps 1')
  await expect(sheet.getByRole('region', { name: 'Your other coupons' })).toContainText(
    'more needed',
  )
  await sheet.getByRole('button', { name: 'Use: Pay least' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(kiosk.getByText(/^Save .* with 2 of your 3 coupons$/)).toHaveCount(0)
  await passCodes(kiosk)
  for (const coupon of ['Second bowl at half price', 'Welcome: 20 % off'])
    await expect(kiosk.locator('.kiosk-check')).toContainText(coupon)
  await place(kiosk)
  await expect(shownNumber(kiosk)).toBeVisible()
})
