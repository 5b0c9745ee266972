import type { Page } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { giveReader, withStands } from '../story/kiosk-visit.ts'
import {
  addDish,
  begin,
  cancelPayment,
  openDish,
  passCodes,
  toCode,
  toCodes,
  toMenu,
  toOffer,
  toStand,
  toWays,
} from '../story/kiosk-walk.ts'
import { kioskSessions, ownClock, touch, traces } from '../story/kiosk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { taiwan } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

type Go = (kiosk: Page) => Promise<void>

const start: Go = (kiosk) => begin(kiosk, 'en')
const ordered = [start, toMenu, addDish]
const asked = [...ordered, toOffer, toCodes, passCodes]

/** Every step of a visit that its guest can end, each by what leads to it from the first screen. */
const visit = {
  mode: [start],
  stand: [start, toStand],
  menu: [start, toMenu],
  dish: [start, toMenu, openDish],
  cart: ordered,
  offer: asked.slice(0, 4),
  codes: asked.slice(0, 5),
  check: asked,
  ways: [...asked, toWays],
  unpaid: [...asked, toWays, toCode, cancelPayment],
} as const satisfies Readonly<Record<string, readonly Go[]>>

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

for (const [way, leave, tag] of [
  ['KIOSK-2.1, KIOSK-7.5: a guest starts over', startOver, []],
  // That what ends a visit by itself leaves nothing either is in kiosk.story.ts, at one step.
  ['KIOSK-3.1, KIOSK-4.1: a guest has gone', doNothing, '@all'],
] satisfies readonly (readonly [string, Go, string | string[]])[])
  test(
    `${way} at each step, and the next finds nothing of theirs`,
    { tag },
    async ({ browser, server }) => {
      test.setTimeout(400_000)
      await giveReader(server.url)
      const kiosk = await openKiosk(browser, server.url, kioskLooks.stele, withStands, taiwan._id)
      await ownClock(kiosk)
      const before = await traces(kiosk)
      const earlier = (await kioskSessions(server.url, taiwan._id)).length
      for (const [name, steps] of Object.entries(visit))
        await test.step(name, async () => {
          for (const go of steps) await go(kiosk)
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
    },
  )
