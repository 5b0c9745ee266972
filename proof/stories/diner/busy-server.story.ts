import type { Page } from '@playwright/test'
import { refuseCallsFor, refusePostsFor } from '../story/busy-server.ts'
import { addPlain, placeOrder, takeAwayMenu, viewCart } from '../story/diner.ts'
import { logIn } from '../story/member.ts'
import { tableLink, tableName } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

const screens: readonly (readonly [
  path: string,
  shown: (page: Page) => ReturnType<Page['locator']>,
])[] = [
  ['/member/rewards', (page) => page.getByRole('button', { name: /^A milk tea/ })],
  ['/member/pointHistory', (page) => page.getByText('Welcome')],
  ['/news', (page) => page.getByRole('heading', { name: 'Claypot rice is back' })],
  ['/shops', (page) => page.getByRole('button', { name: /Tiong Bahru/ })],
  ['/record', (page) => page.getByText('No order in progress')],
]

test('a server that is busy as a member opens a screen: it shows who they are and what they look for a few seconds later, untouched (ACC-2.2, SCREEN-1.9, LIST-1.3)', async ({
  page,
  context,
  server,
}) => {
  await takeAwayMenu(page, server.url)
  await logIn(page, server.url)
  const pages = await Promise.all(
    screens.map(async ([path, shown]) => {
      const opened = await context.newPage()
      await refuseCallsFor(opened, 1500)
      await opened.goto(`${server.url}${path}`)
      return shown(opened)
    }),
  )
  for (const shown of pages) await expect(shown).toBeVisible()
})

test('a server that is busy at the scan says so and is requested again: the table is entered untouched, and ordered at (ROUTE-3.6)', async ({
  page,
  server,
}, info) => {
  await refusePostsFor(page, 'tableSessions/createOrResume', 4000)
  await page.goto(tableLink(server.url, 6))
  await expect(page.getByText('The restaurant is busy right now.')).toBeVisible()
  await page.screenshot({ path: info.outputPath('busy.png') })
  await expect(page.getByRole('banner')).toContainText(tableName(6))
  await expect(page.getByText('The restaurant is busy right now.')).toHaveCount(0)
  await addPlain(page, 'Fish ball noodles')
  await viewCart(page)
  await placeOrder(page).click()
  await expect(page.getByRole('banner')).toContainText(tableName(6))
})
