import type { Page } from '@playwright/test'
import {
  addDish,
  ask,
  begin,
  type Need,
  openDish,
  place,
  passCodes,
  toCode,
  toCodes,
  toMenu,
  toOffer,
  toWays,
} from '../story/kiosk-walk.ts'
import { kioskLooks, type Look } from './looks.ts'
import type { Screen } from './screen.ts'

type Walk = (page: Page, language: string) => Promise<void>

const on = Object.keys(kioskLooks) as readonly Look[]
const path = '/posHome'

const attract: Walk = (page) => page.locator('.kiosk-attract-large').waitFor()
const toMode: Walk = begin
const menu: Walk = async (page, language) => {
  await toMode(page, language)
  await toMenu(page)
}
const cart: Walk = async (page, language) => {
  await menu(page, language)
  await addDish(page)
}
const product: Walk = async (page, language) => {
  await menu(page, language)
  await openDish(page)
}
const offer: Walk = async (page, language) => {
  await cart(page, language)
  await toOffer(page)
}
const codes: Walk = async (page, language) => {
  await offer(page, language)
  await toCodes(page)
}
const typed: Walk = async (page, language) => {
  await codes(page, language)
  await page.locator('.kiosk-codes-ways > .ui-button').click()
  await page.locator('dialog[open] .kiosk-keys').waitFor()
}
const check: Walk = async (page, language) => {
  await codes(page, language)
  await passCodes(page)
}
const pay: Walk = async (page, language) => {
  await check(page, language)
  await toWays(page)
}
const code: Walk = async (page, language) => {
  await pay(page, language)
  await toCode(page)
}
const unpaid: Walk = async (page, language) => {
  await code(page, language)
  await page.locator('.kiosk-band .ui-button').click()
  await page.locator('.kiosk-choices').waitFor()
}
const done: Walk = async (page, language) => {
  await check(page, language)
  await place(page)
}
const needsSheet: Walk = async (page, language) => {
  await menu(page, language)
  await page.locator('.kiosk-tool').first().click()
  await page.getByRole('dialog').waitFor()
}
const startOver: Walk = async (page, language) => {
  await cart(page, language)
  await page.locator('.kiosk-tool').nth(2).click()
  await page.getByRole('alertdialog').waitFor()
}
const idle: Walk = async (page, language) => {
  await cart(page, language)
  await page.getByRole('alertdialog').waitFor()
}

const walks = {
  mode: toMode,
  menu,
  cart,
  product,
  offer,
  codes,
  typed,
  check,
  pay,
  code,
  unpaid,
  done,
} as const
const modes = { low: ['low'], large: ['large'] } as const satisfies Record<string, readonly Need[]>

/** The screens of a kiosk, as each guest sees them and as those who ask for more. */
export const kioskScreens: readonly Screen[] = [
  { name: 'kiosk-pairing', scene: 'newcomer', path, on },
  { name: 'kiosk-attract', scene: 'kiosk', path, on, act: attract },
  ...Object.entries(walks).map(([name, act]) => ({
    name: `kiosk-${name}`,
    scene: 'kiosk' as const,
    path,
    on,
    act,
  })),
  ...Object.entries(modes).flatMap(([mode, asked]) =>
    Object.entries(walks).map(([name, walk]) => ({
      name: `kiosk-${name}-${mode}`,
      scene: 'kiosk' as const,
      path,
      on,
      act: async (page: Page, language: string) => {
        await page.locator('.kiosk-touch:enabled').waitFor()
        await ask(page, asked)
        await walk(page, language)
      },
    })),
  ),
  { name: 'kiosk-accessibility', scene: 'kiosk', path, on, act: needsSheet },
  { name: 'kiosk-start-over', scene: 'kiosk', path, on, act: startOver },
  { name: 'kiosk-idle', scene: 'idleKiosk', path, on, act: idle },
]
