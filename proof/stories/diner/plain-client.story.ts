import type { Page } from '@playwright/test'
import { demoMember } from '../story/member.ts'
import { Owner } from '../story/owner.ts'
import { dishId, hongKong, tableLink } from '../story/shop.ts'
import { expect, test as base } from '../story/test.ts'
import { serveStorefront } from '../../wire/storefront/serve.ts'

/** The small storefront of `proof/wire/storefront`, on an origin of its own. */
const test = base.extend<object, { storefront: string }>({
  storefront: [
    async ({ server: _server }, use) => {
      const { url, stop } = await serveStorefront()
      await use(url)
      stop()
    },
    { scope: 'worker' },
  ],
})

const noodles = 'Prawn wonton noodles'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens the storefront for the shop, with what else its address says. */
const open = async (
  page: Page,
  storefront: string,
  api: string,
  search: Record<string, string> = {},
) => {
  await page.goto(
    `${storefront}/?${new URLSearchParams({ api, id: hongKong._id, ...search }).toString()}`,
  )
  await expect(page.getByRole('button', { name: `Add ${noodles}`, exact: true })).toBeVisible()
}

const add = (page: Page, dish: string) =>
  page.getByRole('button', { name: `Add ${dish}`, exact: true }).click()

/** Returns the id of the session that the storefront has stored with its cart. */
const sessionOf = (page: Page) =>
  page.evaluate(() => {
    const { session } = JSON.parse(localStorage.getItem('tableCart') ?? '{}') as {
      session?: string
    }
    return session ?? ''
  })

const logIn = async (page: Page) => {
  await page.getByLabel('Email').fill(demoMember.email)
  await page.getByLabel('Password').fill(demoMember.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeHidden()
}

test('a client of one’s own orders at a table from another origin and follows the order live (CALL-5.1)', async ({
  page,
  server,
  storefront,
}) => {
  const code = new URL(tableLink(server.url, 16)).searchParams.get('t') ?? ''
  await open(page, storefront, server.url, { t: code })
  await add(page, noodles)
  await page.getByRole('button', { name: 'Place order' }).click()
  const order = region(page, 'Your order')
  await expect(order).toContainText(`1 × ${noodles}`)
  await expect(region(page, 'Cart').getByRole('listitem')).toHaveCount(0)
  const owner = await new Owner(server.url).signIn()
  await owner.prepare(await sessionOf(page))
  await expect(order).toContainText('preparing')
})

test('a client of one’s own restores its cart without what is gone, and orders to take away with a coupon (CALL-5.1)', async ({
  page,
  server,
  storefront,
}) => {
  const gone = 'Fish ball noodles'
  const owner = await new Owner(server.url).signIn()
  await open(page, storefront, server.url)
  await logIn(page)
  for (const dish of [noodles, noodles, gone]) await add(page, dish)
  await page.getByRole('button', { name: 'Use Second bowl at half price' }).click()
  await expect(region(page, 'Coupons')).toContainText('✓')
  await owner.change('productStocks', dishId(gone), { stock: { mode: 'notSelling' } })
  await page.reload()
  await expect(region(page, 'Cart').getByRole('listitem')).toHaveText([
    `1 × ${noodles}`,
    `1 × ${noodles}`,
  ])
  await expect(page.getByRole('status')).toHaveText('1 item(s) no longer available')
  await owner.change('productStocks', dishId(gone), { stock: { mode: 'disable' } })
  await page.getByRole('button', { name: 'Place order' }).click()
  const order = region(page, 'Your order')
  await expect(order).toContainText(/Second bowl at half price \$ -?25\.00/)
  await page.reload()
  await expect(order).toContainText(/Second bowl at half price \$ -?25\.00/)
})

test('a client of one’s own tops a member’s balance up (CALL-5.1)', async ({
  page,
  server,
  storefront,
}) => {
  await open(page, storefront, server.url)
  await logIn(page)
  await page.getByRole('button', { name: 'Top up Top up $100', exact: true }).click()
  await expect(page.getByRole('status')).toContainText('Please pay $ 100.00 at the counter')
})
