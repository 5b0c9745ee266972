import type { Page } from '@playwright/test'
import { kioskLooks } from '../screens/looks.ts'
import { settle } from '../screens/open-screen.ts'
import { addAxe, violations } from '../screens/violations.ts'
import { glassProblems } from '../story/glass-problems.ts'
import {
  addDish,
  ask,
  begin,
  goBack,
  type Need,
  openDish,
  payAtCounter,
  passCodes,
  toCodes,
  toMenu,
  toOffer,
  toWays,
} from '../story/kiosk-walk.ts'
import { openKiosk } from '../story/paired-device.ts'
import { expect, test } from '../story/test.ts'

test.describe.configure({ mode: 'parallel' })

/** A guest of each size, by what they ask for and the language they read. */
const guests: readonly (readonly [readonly Need[], string])[] = [
  [[], 'en'],
  [['low'], 'zh-hk'],
  [['large'], 'zh-cn'],
  [['low', 'large'], 'en'],
]

/** The screens of a visit, each by the step that leads to it. */
const visit = (asked: readonly Need[], language: string) =>
  ({
    attract: async (page: Page) => {
      await page.locator('.kiosk-touch:enabled').waitFor()
      await ask(page, asked)
    },
    mode: (page: Page) => begin(page, language),
    menu: toMenu,
    cart: addDish,
    dish: openDish,
    offer: async (page: Page) => {
      await goBack(page)
      await toOffer(page)
    },
    codes: toCodes,
    check: passCodes,
    pay: toWays,
    number: payAtCounter,
  }) as const

for (const [look, options] of Object.entries(kioskLooks))
  test(`KIOSK-7.1, KIOSK-7.2, KIOSK-7.4: on a ${look} all keys are large enough, apart and within reach, and axe finds nothing`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(300_000)
    const page = await openKiosk(browser, server.url, { ...options, reducedMotion: 'reduce' })
    await addAxe(page)
    await page.reload()
    const found: string[] = []
    for (const [asked, language] of guests) {
      for (const [screen, go] of Object.entries(visit(asked, language))) {
        await go(page)
        await settle(page)
        await page.evaluate(() => scrollTo(0, 0))
        const problems = [
          ...(await glassProblems(page)),
          ...(await violations(page, language, 'light')),
        ]
        found.push(...problems.map((problem) => `${screen} ${asked.join('+')}: ${problem}`))
      }
      await page.locator('.kiosk-band .ui-button').last().click()
    }
    await page.context().close()
    expect(found).toEqual([])
  })
