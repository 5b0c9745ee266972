import { type BrowserContextOptions, devices } from '@playwright/test'

const kiosk = (width: number, height: number) =>
  ({
    viewport: { width, height },
    screen: { width, height },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: true,
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
  }) satisfies BrowserContextOptions

/** A kiosk's screens: a stele and a screen on a wall of 32 inches, a tablet of 10.9 upright and lying. */
export const kioskLooks = {
  stele: kiosk(1080, 1920),
  wall: kiosk(1920, 1080),
  lying: kiosk(1180, 820),
  upright: kiosk(820, 1180),
} as const satisfies Readonly<Record<string, BrowserContextOptions>>

export type Look = 'phone' | 'desktop' | keyof typeof kioskLooks

/** The devices that screens are pictured on. */
export const looks: Readonly<Record<Look, BrowserContextOptions>> = {
  ...kioskLooks,
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
