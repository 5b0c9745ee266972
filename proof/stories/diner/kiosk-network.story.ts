import type { Page } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { Gateway } from '../story/gateway.ts'
import { giveReader, withStands } from '../story/kiosk-visit.ts'
import {
  addDish,
  begin,
  goBack,
  openDish,
  passCodes,
  passStand,
  toCodes,
  toOffer,
  toStand,
  toWays,
} from '../story/kiosk-walk.ts'
import { kioskSessions, shownNumber, touch } from '../story/kiosk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { taiwan } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

/** A code that no other story donates to. */
const donated = '919'

test('KIOSK-3.4, KIOSK-4.2: without a network a guest continues to choose, and what is sent arrives once it is back; the next one is led to the counter', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const gateway = Gateway.beside(server.url)
  await giveReader(server.url)
  const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, withStands, taiwan._id)
  const network = (isThere: boolean) => kiosk.context().setOffline(!isThere)
  const notice = kiosk.getByText(/^You are offline/)
  const isCut = async () => {
    await network(false)
    await expect(notice).toBeVisible()
  }
  const isBack = async () => {
    await network(true)
    await expect(notice).toBeHidden()
  }

  // All that a visit needs is loaded, the dialog of languages last.
  await kiosk.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('language-dialog')),
  )
  await kiosk.waitForLoadState('networkidle')

  // Each step of choosing, from one cut to the next.
  await begin(kiosk, 'en')
  await isCut()
  const choosing: readonly ((page: Page) => Promise<void>)[] = [
    toStand,
    passStand,
    openDish,
    goBack,
    addDish,
    toOffer,
    toCodes,
    passCodes,
  ]
  for (const go of choosing) await go(kiosk)
  // The ways to pay wait for it; an order that is not sent says so.
  await expect(kiosk.locator('.kiosk-band button')).toBeDisabled()
  await isBack()
  await toWays(kiosk)
  await isCut()
  const reader = kiosk.getByRole('button', { name: /^Card at the reader/ })
  await reader.click()
  await expect(kiosk.getByText(/^There is no connection. Your order was not sent/)).toBeVisible()
  await kiosk.getByRole('button', { name: 'Back to the cart' }).click()
  await isBack()
  await reader.click()
  await expect(kiosk.getByRole('heading', { name: 'Please use the card reader' })).toBeVisible()
  await isCut()
  await gateway.pay(await gateway.newest())
  await isBack()
  await expect(
    kiosk.getByRole('heading', { name: 'How would you like your invoice?' }),
  ).toBeVisible()
  await kiosk.getByRole('button', { name: 'Donate' }).click()
  await isCut()
  for (const digit of donated) await kiosk.getByRole('button', { name: digit, exact: true }).click()
  await kiosk.getByRole('button', { name: 'Continue' }).click()
  await isBack()
  await expect(shownNumber(kiosk)).toBeVisible()
  await network(false)
  await kiosk.getByRole('button', { name: 'Done' }).click()
  await expect(kiosk.getByText('Please order at the counter.')).toBeVisible()
  await network(true)
  await expect(touch(kiosk)).toBeEnabled()
  // Other kiosks order in this shop in the meantime.
  const sessions = await kioskSessions(server.url, taiwan._id)
  const own = sessions.filter(({ twDonate }) => twDonate === donated)
  expect(own).toMatchObject([{ status: 'ongoing', orders: [{}], attempts: [{}] }])
})
