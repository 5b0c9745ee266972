import type { Page } from '@playwright/test'
import { addAxe, violations } from '../../screens/violations.ts'
import { addPlain, placeOrder, viewCart } from '../story/diner.ts'
import { onEmptyServer } from '../story/empty-server.ts'
import { expect, test } from '../story/test.ts'

const expectAccessible = async (page: Page, heading: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  for (const scheme of ['dark', 'light'] as const)
    expect(await violations(page, scheme)).toEqual([])
}

test('SETUP-1, SETUP-2: a new owner enters the token, sets up shop, menu and tables, and the first guest orders', ({
  browser,
}) =>
  onEmptyServer(async (server) => {
    test.setTimeout(300_000)
    const counter = await browser.newContext({
      locale: 'en',
      viewport: { width: 1024, height: 768 },
      reducedMotion: 'reduce',
      isMobile: false,
      hasTouch: false,
    })
    const owner = await counter.newPage()
    await addAxe(owner)
    const guest = await (await browser.newContext({ locale: 'en' })).newPage()
    try {
      // Nobody is at home yet.
      await guest.goto(server.url)
      await expect(
        guest.getByRole('heading', { name: 'This server is being set up' }),
      ).toBeVisible()

      await owner.goto(`${server.url}/console/`)
      await owner.getByLabel('Setup token').fill('AAAA-BBBB-CCCC-DDDD')
      await owner.getByLabel('Your name').fill('Mei')
      await owner.getByLabel('Email').fill('mei@story.example')
      await owner.getByRole('textbox', { name: 'Choose a password' }).fill('Lantern tea 88')
      await owner.getByRole('button', { name: 'Begin' }).click()
      await expect(owner.getByText('This is not the token that the server printed.')).toBeVisible()
      await expectAccessible(owner, 'Welcome')
      await owner.getByLabel('Setup token').fill(await server.token())
      await owner.getByRole('button', { name: 'Begin' }).click()

      await owner.getByLabel('Name of the shop').fill('Mei Kee')
      await owner.getByLabel('Country or region').selectOption('Hong Kong')
      await owner.getByLabel('Opens', { exact: true }).fill('00:00')
      await owner.getByLabel('Closes', { exact: true }).fill('00:00')
      await expectAccessible(owner, 'Your shop')
      await owner.getByRole('button', { name: 'Create the shop' }).click()

      const dishes = owner.getByLabel('Dishes, one on each line')
      await dishes.fill('Noodles\n雲吞麵 Wonton noodles 48\nBeef brisket\n')
      await expect(owner.getByText('“Beef brisket” has no price')).toBeVisible()
      await expectAccessible(owner, 'Your menu')
      await dishes.fill(
        'Noodles\n雲吞麵 Wonton noodles 48\nBeef brisket 62.50\nDrinks\nMilk tea 22',
      )
      await owner.getByRole('button', { name: 'Add 3 dishes' }).click()
      await expect(owner.getByText('3 dishes are on the menu.')).toBeVisible()
      await owner.getByRole('button', { name: 'Next' }).click()

      await owner.getByLabel('Tables', { exact: true }).fill('Hall 1–4 ×4, Terrace T1–T2')
      await expectAccessible(owner, 'Your tables')
      await owner.getByRole('button', { name: 'Add 6 tables' }).click()
      await owner.getByRole('button', { name: 'Next' }).click()

      // The steps are on the server: another page continues at the same one.
      await owner.reload()
      await expectAccessible(owner, 'Codes, a test, and open')
      await owner.getByRole('link', { name: 'Print the table codes' }).click()
      await expect(owner.getByRole('heading', { name: 'Terrace' })).toBeVisible()
      const link = await owner.locator('a[href*="/t?id="]').first().getAttribute('href')

      await guest.goto(link ?? '')
      await expect(
        guest.getByRole('heading', { name: 'This restaurant is being set up' }),
      ).toBeVisible()

      await owner.getByRole('link', { name: 'Continue the setup' }).click()
      await owner.getByRole('button', { name: 'Open for guests' }).click()
      await expect(owner.getByRole('link', { name: 'Continue the setup' })).toHaveCount(0)

      await guest.goto(link ?? '')
      await addPlain(guest, 'Wonton noodles')
      await viewCart(guest)
      await placeOrder(guest).click()
      await expect(owner.getByRole('region', { name: 'Received' })).toContainText('Wonton noodles')
    } finally {
      await guest.context().close()
      await counter.close()
    }
  }))
