import { type BrowserContext, chromium, devices } from '@playwright/test'

/** A phone with a profile of its own, kept off the network; `port` lets others look into it. */
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
