import { demo } from '@comanda/demo'
import { call } from '../story/paired-device.ts'
import { hongKong } from '../story/shop.ts'
import { staffAtBoard } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

const eggTarts = demo.products.find(
  ({ shop, name }) => shop === hongKong._id && name.some(({ value }) => value === 'Egg tarts (2)'),
)
const noodles = 'Second bowl at half price'

test('the counter says which coupons of a scanned guest save most, and why not the others; one tap uses them, undo takes them back (STAFF-5.19, STAFF-5.20, STAFF-5.22)', async ({
  browser,
  server,
}) => {
  const { url } = server
  const shop = hongKong._id
  const account = { email: `siu-${Date.now()}@example.com`, password: 'Lantern-Lane-8' }
  const { accessToken } = await call(url, 'users/register', {
    ...account,
    firstName: 'Siu',
    termsAccepted: true,
  })
  for (const code of ['WELCOME20', 'NOODLES'])
    await call(url, 'userCoupons/claim', { code, shop }, accessToken)
  const line = { id: '1', product: eggTarts?._id, quantity: 4 }
  const { _id } = await call(url, 'tableSessions/create', {
    shop,
    type: 'takeAway',
    cart: [line],
    contactName: 'Siu',
  })
  const { code = '' } = await call(url, 'users/qrCode', {}, accessToken)

  const counter = await staffAtBoard(browser, url)
  await counter.goto(`${url}/console/${shop}/pay/${_id}`)
  await counter.getByRole('button', { name: 'Member and coupon' }).click()
  const sheet = counter.getByRole('dialog')
  await sheet.getByLabel('Name, phone, number or scanned code').fill(code)
  await sheet.getByRole('button', { name: 'Find' }).click()
  await expect(sheet.getByText('Scanned')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()

  const advice = counter.getByRole('status').filter({ hasText: /^Save \$/ })
  await expect(advice).toContainText('Welcome: 20 % off')
  // The code stays scanned (STAFF-5.22).
  await counter.reload()
  await expect(advice).toContainText('Welcome: 20 % off')
  await advice.getByRole('button', { name: /^Use / }).click()
  await expect(counter.getByText(/^\$ ?[\d.]+ saved$/)).toBeVisible()
  await counter.getByRole('button', { name: 'Undo' }).click()
  await expect(advice).toBeVisible()
  await advice.getByRole('button', { name: 'Other choices' }).click()
  await counter.setViewportSize({ width: 390, height: 844 })
  await expect(counter.getByRole('list', { name: 'Coupons that are not used' })).toContainText(
    noodles,
  )
})
