import type { Page } from '@playwright/test'
import { kioskLooks } from '../screens/looks.ts'
import { giveReader, withStands } from '../story/kiosk-visit.ts'
import {
  addDish,
  begin,
  cancelPayment,
  goBack,
  openDish,
  passCodes,
  passStand,
  toCode,
  toCodes,
  toOffer,
  toStand,
  toWays,
} from '../story/kiosk-walk.ts'
import { kioskSessions, touch, traces } from '../story/kiosk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { taiwan } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

/** Every step of a visit that its guest can end, each by what leads to it from the one before. */
const visit = {
  mode: (kiosk: Page) => begin(kiosk, 'en'),
  stand: toStand,
  menu: passStand,
  dish: openDish,
  cart: async (kiosk: Page) => {
    await goBack(kiosk)
    await addDish(kiosk)
  },
  offer: toOffer,
  codes: toCodes,
  check: passCodes,
  ways: toWays,
  unpaid: async (kiosk: Page) => {
    await toCode(kiosk)
    await cancelPayment(kiosk)
  },
} as const satisfies Readonly<Record<string, (kiosk: Page) => Promise<void>>>

const startOver = async (kiosk: Page) => {
  const begins = kiosk.getByRole('button', { name: 'Start over' })
  await begins.click()
  const asks = kiosk.getByRole('alertdialog')
  await expect(asks.or(touch(kiosk))).toBeVisible()
  if (await asks.isVisible()) await asks.getByRole('button', { name: 'Start over' }).click()
}

const doNothing = async (kiosk: Page) => {
  await kiosk.clock.fastForward(61_000)
  await expect(kiosk.getByRole('alertdialog')).toBeVisible()
  await kiosk.clock.fastForward(11_000)
}

for (const [way, leave] of [
  ['KIOSK-2.1, KIOSK-7.5: a guest starts over', startOver],
  ['KIOSK-3.1, KIOSK-4.1: a guest has gone', doNothing],
] as const)
  test(`${way} at each step, and the next finds nothing of theirs`, async ({ browser, server }) => {
    test.setTimeout(240_000)
    await giveReader(server.url)
    const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, withStands, taiwan._id)
    await kiosk.clock.install()
    await kiosk.reload()
    await expect(touch(kiosk)).toBeEnabled()
    const before = await traces(kiosk)
    const earlier = (await kioskSessions(server.url, taiwan._id)).length
    const steps = Object.entries(visit)
    for (const [at, [name]] of steps.entries())
      await test.step(name, async () => {
        for (const [, go] of steps.slice(0, at + 1)) await go(kiosk)
        await leave(kiosk)
        await expect(touch(kiosk)).toBeEnabled()
        expect(await traces(kiosk)).toEqual(before)
      })
    // The one order that was placed is given up.
    const placed = async () =>
      (await kioskSessions(server.url, taiwan._id))
        .slice(0, -earlier || undefined)
        .map(({ status }) => status)
    await expect.poll(placed).toEqual(['cancelled'])
  })
