import { type BrowserContext, chromium } from '@playwright/test'

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
