import { expect, type Page } from '@playwright/test'
import { choose } from './diner.ts'

/** The credentials of a member; by default the demo's member. */
export interface MemberAccount {
  readonly email: string
  readonly password: string
}

export const demoMember: MemberAccount = {
  email: 'member@lanternlane.example',
  password: 'member-demo',
}

/** Logs a member in by e-mail and waits for the member's home. */
export const logIn = async (page: Page, url: string, { email, password } = demoMember) => {
  await page.goto(`${url}/member/login`)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}

/** Registers a new member. Returns the credentials. */
export const join = async (page: Page, url: string, name: string): Promise<MemberAccount> => {
  const account = {
    email: `${name.toLowerCase()}-${Date.now()}@example.com`,
    password: 'Lantern-Lane-8',
  }
  await page.goto(`${url}/member/register`)
  await page.getByLabel('Email', { exact: true }).fill(account.email)
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await choose(page, 'I accept the terms')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  return account
}
