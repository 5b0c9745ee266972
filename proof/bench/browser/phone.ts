import { type BrowserContext, chromium, devices } from '@playwright/test'

/** Opens a phone browser with its own profile and without background requests. Other tools can attach to `port`. */
export const openPhone = (profile: string, port?: number): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...devices['Pixel 7'],
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
  })
