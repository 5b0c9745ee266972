import type { Page } from '@playwright/test'
import { kioskLooks } from '../../screens/looks.ts'
import { settle } from '../../screens/open-screen.ts'
import { addAxe, violations } from '../../screens/violations.ts'
import { looksAtAll } from '../../screens/what-differs.ts'
import { Gateway } from '../story/gateway.ts'
import { glassProblems } from '../story/glass-problems.ts'
import { everyScreen, giveReader, withStands } from '../story/kiosk-visit.ts'
import type { Need } from '../story/kiosk-walk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { taiwan } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test.describe.configure({ mode: 'parallel' })

/** A guest of each kind, by what they ask for and the language they read. */
const guests: readonly (readonly [readonly Need[], string])[] = [
  [[], 'en'],
  [['low'], 'zh-hk'],
  [['large'], 'zh-cn'],
  [['low', 'large'], 'en'],
]

/** The screens of all sizes: a walk is made once, and each of its screens drawn in all of them. */
const sizes = Object.entries(kioskLooks)

const drawnIn = async (page: Page, look: keyof typeof kioskLooks) => {
  await page.setViewportSize(kioskLooks[look].viewport)
  // The kiosk hears of its size before the frame that is drawn in it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
  await settle(page)
  // What follows the size may scroll once more.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames = scrollY === 0 ? frames + 1 : 0) {
      scrollTo(0, 0)
      await new Promise(requestAnimationFrame)
    }
  })
}

for (const [guest, [asked, language]] of guests.entries())
  test(
    `KIOSK-7.1, KIOSK-7.2, KIOSK-7.4, KIOSK-7.12, KIOSK-7.14: on every screen ${asked.join(' and ') || 'usual'} keys are large enough, apart and within reach, what is out of sight has a sign, and axe finds nothing`,
    { tag: asked.length > 1 ? '@all' : [] },
    async ({ browser, server }) => {
      test.setTimeout(300_000)
      await giveReader(server.url)
      const look = { ...kioskLooks.stele, reducedMotion: 'reduce' } as const
      const page = await openKiosk(browser, server.url, look, withStands, taiwan._id)
      await addAxe(page)
      await page.reload()
      const found: string[] = []
      const screens = Object.entries(everyScreen(asked, language, Gateway.beside(server.url)))
      for (const [at, [screen, go]] of screens.entries()) {
        await go(page)
        // axe looks at one size: the next screen at the next one.
        const turned = sizes.map((_, index) => sizes[(at + guest + index) % sizes.length]?.[0])
        for (const size of turned as (keyof typeof kioskLooks)[]) {
          await drawnIn(page, size)
          const problems = await glassProblems(page)
          found.push(...problems.map((problem) => `${screen} ${size}: ${problem}`))
        }
        // The call for help is made on the menu, with something in the cart; low keys are the usual ones further down.
        if (screen === 'menu' || screen === 'cart' || (!looksAtAll && asked.length === 0)) continue
        const seen = [...(await violations(page, 'light'))]
        // Large letters have colours of their own, which are light; the others are the same for each guest.
        if (asked.join() === 'low') seen.push(...(await violations(page, 'dark')))
        found.push(...seen.map((problem) => `${screen}: ${problem}`))
      }
      await page.context().close()
      expect(found).toEqual([])
    },
  )
