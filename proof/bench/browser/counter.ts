import { staffAccounts } from '@comanda/demo'
import { type BrowserContext, chromium, type Page } from '@playwright/test'

const manager = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'manager'))

/** Opens the browser of a tablet at the counter, with its own profile and without background requests. */
export const openCounter = (profile: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    viewport: { width: 1024, height: 768 },
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })

/** Opens a screen of the console and signs in as a manager. */
export const signInAt = async (page: Page, url: string): Promise<void> => {
  await page.goto(url)
  await page.getByLabel('Email').fill(manager?.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(manager?.password ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
}
