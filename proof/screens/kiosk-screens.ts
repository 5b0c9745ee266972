import type { Page } from '@playwright/test'
import { Gateway } from '../stories/story/gateway.ts'
import { everyScreen } from '../stories/story/kiosk-visit.ts'
import { addDish, begin, type Need, toMenu } from '../stories/story/kiosk-walk.ts'
import { kioskLooks, type Look } from './looks.ts'
import type { Screen } from './screen.ts'

const on = Object.keys(kioskLooks) as readonly Look[]
const path = '/posHome'

const toCart = async (page: Page, language: string) => {
  await begin(page, language)
  await toMenu(page)
  await addDish(page)
}
const needsSheet = async (page: Page, language: string) => {
  await begin(page, language)
  await page.locator('.kiosk-tool').first().click()
  await page.getByRole('dialog').waitFor()
}
const startOver = async (page: Page, language: string) => {
  await toCart(page, language)
  await page.locator('.kiosk-tool').nth(2).click()
  await page.getByRole('alertdialog').waitFor()
}
const idle = async (page: Page, language: string) => {
  await toCart(page, language)
  await page.getByRole('alertdialog').waitFor()
}

const code = async (page: Page) => {
  await page.locator('.kiosk-pairing .ui-pairing-sign').waitFor()
}

const modes = {
  kiosk: [],
  'kiosk-low': ['low'],
  'kiosk-large': ['large'],
  'kiosk-low-large': ['low', 'large'],
} as const satisfies Readonly<Record<string, readonly Need[]>>

/** The screens of a kiosk: two guests' visits from touch to number, by what they ask for, and what may come over them. */
export const kioskScreens: readonly Screen[] = [
  { name: 'kiosk-pairing', scene: 'newcomer', path, on, act: code },
  ...Object.entries(modes).map(([name, asked]): Screen => ({
    name,
    scene: 'kiosk',
    path,
    on,
    series: (language, url) => everyScreen(asked, language, Gateway.beside(url)),
  })),
  { name: 'kiosk-accessibility', scene: 'kiosk', path, on, act: needsSheet },
  { name: 'kiosk-start-over', scene: 'kiosk', path, on, act: startOver },
  { name: 'kiosk-idle', scene: 'idleKiosk', path, on, act: idle },
]
