import { type BrowserContextOptions, devices } from '@playwright/test'

/** The devices on which screens are looked at. */
export const looks: Readonly<Record<'phone' | 'desktop', BrowserContextOptions>> = {
  phone: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 900 } },
}

export const languages = ['en', 'zh-hk', 'zh-cn'] as const
export const schemes = ['light', 'dark'] as const

/** The phone on which scenes are played. */
export const english: BrowserContextOptions = {
  ...looks.phone,
  locale: 'en-GB',
  timezoneId: 'Asia/Hong_Kong',
}
