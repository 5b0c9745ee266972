import type { Page } from '@playwright/test'
import { refuseCallsFor } from '../story/busy-server.ts'
import { takeAwayMenu } from '../story/diner.ts'
import { logIn } from '../story/member.ts'
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
