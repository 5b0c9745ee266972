import { addPlain, choose, sitDown } from '../story/diner.ts'
import { cutNetwork } from '../story/network.ts'
import { expect, test } from '../story/test.ts'

test.use({ serviceWorkers: 'allow' })

test('the language can be changed during an order, online and offline (SHELL-2.5, LANG-1.2)', async ({
  page,
  server,
}) => {
  await sitDown(page, server.url, 17)
  await addPlain(page, 'Tomato & egg noodles')
  await page.getByRole('button', { name: 'Language' }).first().click()
  await choose(page, '繁體中文')
  await expect(page.getByRole('article', { name: '鮮茄滑蛋麵' })).toBeVisible()
  await page.getByRole('link', { name: /^查看購物車/ }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '鮮茄滑蛋麵' })).toBeVisible()

  const bringBack = await cutNetwork(page)
  await page.getByRole('button', { name: '語言' }).first().click()
  await choose(page, 'English')
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Tomato & egg noodles' })).toBeVisible()
  await bringBack()

  await page.getByRole('button', { name: /^Place order/ }).click()
  await expect(page.getByRole('heading', { name: /^Order number/ })).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).first().click()
  await choose(page, '简体中文')
  await expect(page.getByText('番茄滑蛋面').first()).toBeVisible()
})
