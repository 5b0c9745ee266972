import type { Page } from '@playwright/test'
import { addAxe, violationsIn } from '../../screens/violations.ts'
import { english, languages } from '../../screens/looks.ts'
import { settle, speak } from '../../screens/open-screen.ts'
import { languagesOf, looksAtAll } from '../../screens/what-differs.ts'
import { hongKong, staffAccount, ownerAccount } from '../story/shop.ts'
import { staffStorage } from '../story/staff.ts'
import { expect, test } from '../story/test.ts'

test.use({ trace: 'off' })
test.describe.configure({ mode: 'parallel' })

/** The screens of the console, by who works there. */
const screens = {
  manager: [
    'floor',
    'book',
    'guests',
    'waiting',
    'orders',
    'kitchen',
    'pickup',
    'dishes',
    'menu',
    'order/new',
    'refunds',
    'tables',
    'day',
    'days',
    'reports',
    'history',
    'approvals',
    'account',
  ],
  owner: [
    'profile',
    'shop',
    'bill',
    'brand',
    'tables',
    'times',
    'sections',
    'reservations',
    'waiting',
    'texts',
    'channels',
    'webhooks',
    'news',
    'levels',
    'promotions',
    'gifts',
    'members',
    'accounts',
    'methods',
    'staff',
    'limits',
    'devices',
    'stations',
    'courses',
    'scales',
    'printers',
  ]
    .map((screen) => `settings/${screen}`)
    .concat('group', 'settings'),
} as const

/** The sizes at which staff use it: a tablet and a phone. */
const sizes = [
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const

/** The screens that a phone shows in other parts than a tablet: rows open as sheets, the menu of the console is a drawer. */
const otherOnPhones = [
  'floor',
  'book',
  'orders',
  'menu',
  'order/new',
  'settings',
  'settings/profile',
  'settings/members',
]

const sizesOf = (screen: string) =>
  looksAtAll || otherOnPhones.includes(screen) ? sizes : sizes.slice(0, 1)

const open = async (page: Page, url: string, screen: string): Promise<void> => {
  await page.goto(`${url}/console/${hongKong._id}/${screen}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settle(page)
}

for (const [role, own] of Object.entries(screens))
  test(`axe finds no violations on the screens of the console of: ${role} (STAFF-4.19)`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(600_000)
    const account = role === 'owner' ? ownerAccount() : staffAccount('manager')
    const context = await browser.newContext({
      ...english,
      deviceScaleFactor: 1,
      isMobile: false,
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
      storageState: await staffStorage(server.url, account),
    })
    const page = await context.newPage()
    await addAxe(page)
    const found: string[] = []
    for (const language of languages) {
      await speak(context, server.url, language)
      for (const screen of own) {
        if (!languagesOf('staff', screen).includes(language)) continue
        await page.setViewportSize(sizes[0])
        await open(page, server.url, screen)
        for (const size of sizesOf(screen))
          await test.step(`${screen} (${language}, ${size.width})`, async () => {
            await page.setViewportSize(size)
            await settle(page)
            for (const violation of await violationsIn(page, language))
              found.push(`${screen} (${language}, ${size.width}, ${violation})`)
          })
      }
    }
    await context.close()
    expect(found).toEqual([])
  })

/** The sheets of the menu editor, each by what opens it in any language. */
const sheets: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  dish: (page) => page.locator('.menu-editor-open').nth(2).click(),
  'new dish': (page) => page.locator('.menu-editor-tools button').nth(3).click(),
  categories: (page) => page.locator('.menu-editor-tools button').nth(0).click(),
  group: async (page) => {
    await page.locator('.menu-editor-tools button').nth(1).click()
    await page.getByRole('dialog').locator('.menu-editor-groups').nth(3).click()
  },
  file: (page) => page.locator('.menu-editor-tools button').nth(2).click(),
  review: (page) => page.locator('.menu-editor-bar button').nth(1).click(),
}

test('axe finds no violations in the sheets of the menu editor (STAFF-4.19)', async ({
  browser,
  server,
}) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({
    ...english,
    deviceScaleFactor: 1,
    isMobile: false,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    storageState: await staffStorage(server.url, ownerAccount()),
  })
  const page = await context.newPage()
  await addAxe(page)
  await page.goto(`${server.url}/console/${hongKong._id}/menu`)
  const price = page.locator('.menu-editor-price').first()
  await price.fill('49')
  await price.press('Enter')
  await page.locator('.menu-editor-row[data-changed]').waitFor()
  const found: string[] = []
  // Each language at a size of its own.
  const wide = { width: 1440, height: 900 }
  for (const [index, language] of languagesOf('staff', 'menu').entries()) {
    await speak(context, server.url, language)
    await page.setViewportSize([...sizes, wide][index] ?? wide)
    await open(page, server.url, 'menu')
    for (const [name, show] of Object.entries(sheets))
      await test.step(`${name} (${language})`, async () => {
        await show(page)
        await page.getByRole('dialog').waitFor()
        await settle(page)
        for (const violation of await violationsIn(page, language))
          found.push(`${name} (${language}, ${violation})`)
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      })
  }
  // The draft is as it was for other stories.
  await sheets['review']?.(page)
  await page.locator('.menu-editor-change button').first().click()
  await page.locator('.menu-editor-row[data-changed]').waitFor({ state: 'detached' })
  await context.close()
  expect(found).toEqual([])
})
