import { demo } from '@comanda/demo'
import type { Page } from '@playwright/test'
import type { Gateway } from './gateway.ts'
import {
  addDish,
  afterUnpaid,
  ask,
  begin,
  cancelPayment,
  goBack,
  type Need,
  openDish,
  passCodes,
  passStand,
  toCheck,
  toCode,
  toCodes,
  toMenu,
  toOffer,
  toReader,
  toStand,
  toWays,
} from './kiosk-walk.ts'
import { Owner } from './owner.ts'
import { hongKong, singapore, taiwan } from './shop.ts'

/** Lets the shop in Taiwan take cards at a reader: its kiosk has every screen that there is. */
export const giveReader = async (url: string): Promise<void> => {
  const reader = demo.paymentMethods.find(
    ({ account, shops }) =>
      account && shops?.includes(singapore._id) && shops.includes(hongKong._id),
  )
  const owner = await new Owner(url).signIn()
  await owner.change('paymentMethods', reader?._id ?? '', {
    shops: [...(reader?.shops ?? []), taiwan._id],
  })
}

/** The settings of a kiosk that asks for stands. */
export const withStands = { tents: { from: 1, to: 99 } } as const

const invoiceKind = async (page: Page, kind: number) => {
  await page.locator('.kiosk-invoice > .kiosk-choices button').nth(kind).click()
  await page.locator('dialog[open] .kiosk-keys').waitFor()
}

const closeKeys = async (page: Page) => {
  await page.locator('dialog[open] .ui-sheet-close button').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/**
 * Returns every screen of a kiosk in Taiwan, in the order of two guests' visits, each by the step that leads to it from the one
 * before. The first pays at the counter after they have given a code up, the second at the reader.
 */
export const everyScreen = (asked: readonly Need[], language: string, gateway: Gateway) => {
  const come = async (page: Page) => {
    await page.locator('.kiosk-touch:enabled').waitFor()
    await ask(page, asked)
  }
  return {
    attract: come,
    mode: (page: Page) => begin(page, language),
    stand: toStand,
    menu: passStand,
    dish: openDish,
    cart: async (page: Page) => {
      await goBack(page)
      await addDish(page)
    },
    help: async (page: Page) => {
      await page.locator('.kiosk-tool').last().click()
      await page.locator('.kiosk-help').waitFor()
    },
    offer: async (page: Page) => {
      await page.locator('.kiosk-help button').click()
      await page.locator('.kiosk-help').waitFor({ state: 'detached' })
      await toOffer(page)
    },
    codes: toCodes,
    typed: async (page: Page) => {
      await page.locator('.kiosk-codes-ways > .ui-button').click()
      await page.locator('dialog[open] .kiosk-keys').waitFor()
    },
    check: async (page: Page) => {
      await closeKeys(page)
      await passCodes(page)
    },
    ways: toWays,
    code: toCode,
    unpaid: cancelPayment,
    counter: async (page: Page) => {
      await afterUnpaid(page, 'counter')
      await page.locator('.kiosk-done h1').waitFor()
    },
    reader: async (page: Page) => {
      await page.locator('.kiosk-band .ui-button').last().click()
      await come(page)
      await begin(page, language)
      await toMenu(page)
      await addDish(page)
      await toCheck(page)
      await toWays(page)
      await toReader(page)
    },
    declined: async (page: Page) => {
      await gateway.decline()
      await page.locator('.kiosk-pending .kiosk-choices').waitFor()
    },
    invoice: async (page: Page) => {
      await afterUnpaid(page, 'again')
      await page.locator('.kiosk-under-way .kiosk-how').waitFor()
      await gateway.pay(await gateway.newest())
      await page.locator('.kiosk-invoice > .kiosk-choices').waitFor()
    },
    carrier: (page: Page) => invoiceKind(page, 0),
    company: async (page: Page) => {
      await closeKeys(page)
      await invoiceKind(page, 1)
    },
    number: async (page: Page) => {
      await closeKeys(page)
      await page.locator('.kiosk-invoice > .kiosk-choices button').last().click()
      await page.locator('.kiosk-done h1').waitFor()
    },
  } as const satisfies Readonly<Record<string, (page: Page) => Promise<void>>>
}
