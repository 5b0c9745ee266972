import { type BrowserContextOptions, devices } from '@playwright/test'

/** The devices that screens are pictured on. */
export const looks: Readonly<Record<'phone' | 'desktop', BrowserContextOptions>> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 } },
}

export const languages = ['en', 'zh-hk', 'zh-cn'] as const
export const schemes = ['light', 'dark'] as const

/** The phone that scenes are played on. */
export const english: BrowserContextOptions = {
  ...looks.phone,
  locale: 'en-GB',
  timezoneId: 'Asia/Hong_Kong',
}
