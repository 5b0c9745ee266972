import { choose } from '../story/diner.ts'
import { join } from '../story/member.ts'
import { hongKong } from '../story/shop.ts'
import { expect, test } from '../story/test.ts'

test('after a reload the registration form is restored except for the password', async ({
  page,
  server,
}) => {
  const email = `ka-yan-${Date.now()}@example.com`
  await page.goto(`${server.url}/?id=${hongKong._id}`)
  await page.goto(`${server.url}/member/register`)
  await page.getByLabel('First name').fill('Ka Yan')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Lantern-Lane-8')
  await choose(page, 'I accept the terms')
  await page.reload()
  await expect(page.getByLabel('First name')).toHaveValue('Ka Yan')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await expect(page.getByRole('checkbox', { name: 'I accept the terms' })).toBeChecked()
  const password = page.getByLabel('Password', { exact: true })
  await expect(password, 'a password is kept nowhere').toHaveValue('')
  await password.fill('Lantern-Lane-8')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('a draft of the profile survives a reload; logging out removes it', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/?id=${hongKong._id}`)
  await join(page, server.url, 'Ming')
  await page.goto(`${server.url}/member/edit`)
  await page.getByLabel(/^Last name/).fill('Lau')
  await page.reload()
  await expect(page.getByLabel(/^Last name/)).toHaveValue('Lau')
  await page.goto(`${server.url}/member`)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByText('You are logged out')).toBeVisible()
  expect(await page.evaluate(() => window.sessionStorage.getItem('typed'))).toBeNull()
})
