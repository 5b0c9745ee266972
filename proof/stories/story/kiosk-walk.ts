import type { Page } from '@playwright/test'

/** Steps of a guest at a kiosk, by locators that work in every language. */

/** What a guest asks for by the button at the lower left. */
export const needs = ['low', 'large', 'slow'] as const
export type Need = (typeof needs)[number]

export const ask = async (page: Page, asked: readonly Need[]) => {
  if (asked.length === 0) return
  await page.locator('.kiosk-tool').first().click()
  for (const need of asked) {
    const choice = page.locator('.kiosk-needs input').nth(needs.indexOf(need))
    await choice.check()
  }
  await page.locator('dialog[open] .ui-sheet-close button').click()
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
}

/** Touches a language: the next screen asks where to eat. */
export const begin = async (page: Page, language: string) => {
  await page.locator('.kiosk-touch:enabled').waitFor()
  await page.locator(`.kiosk-languages button[lang="${language}" i]`).click()
  await page.locator('.kiosk-mode .mode').first().waitFor()
}

/** Eats in at a kiosk with stands: it asks for the number of the guest's. */
export const toStand = async (page: Page) => {
  await page.locator('.mode:enabled').last().click()
  await page.locator('.kiosk-stand').waitFor()
}

/** Takes no stand. */
export const passStand = async (page: Page) => {
  await page.locator('.kiosk-stand-ways button').first().click()
  await page.locator('.kiosk-menu .dish').first().waitFor()
}

/** Takes the food away: a kiosk with stands asks for none then. */
export const toMenu = async (page: Page) => {
  await page.locator('.mode:enabled').first().click()
  await page.locator('.kiosk-menu .dish').first().waitFor()
}

/** Adds a dish without choices by its +. */
export const addDish = async (page: Page) => {
  await page.locator('.dish .ui-stepper[data-start] button:enabled').first().click()
  await page.locator('.cart-bar-link, .cart-column a').first().waitFor()
}

/** Opens a dish that has choices. */
export const openDish = async (page: Page) => {
  await page.locator('.dish .dish-add:enabled').first().click()
  await page.locator('.product-page').waitFor()
}

export const goBack = (page: Page) => page.locator('.kiosk-tool').nth(1).click()

const question = '.kiosk-offer, .kiosk-codes'
const check = '.kiosk-check .cart-line'
const shown = (page: Page) => page.locator(`${question}, ${check}`).first().waitFor()

/** Goes from the menu towards the check: the offer shows. */
export const toOffer = async (page: Page) => {
  await page.locator('.kiosk-cart .cart-bar-link, .cart-column a').first().click()
  await shown(page)
}

const passBy = async (page: Page, screen: string) => {
  if (!(await page.locator(screen).isVisible())) return
  await page.locator(`${screen} .kiosk-band .ui-button`).click()
  await page.locator(screen).waitFor({ state: 'detached' })
  await shown(page)
}

/** Takes nothing that is offered: the codes of members and coupons come next. */
export const toCodes = (page: Page) => passBy(page, '.kiosk-offer')

/** Has no code. */
export const passCodes = (page: Page) => passBy(page, '.kiosk-codes')

/** Reaches the check, past what is offered and the codes. */
export const passToCheck = async (page: Page) => {
  await shown(page)
  await toCodes(page)
  await passCodes(page)
  await page.locator(check).first().waitFor()
}

/** Goes from the menu to the check, past what is offered and the codes. */
export const toCheck = async (page: Page) => {
  await toOffer(page)
  await passToCheck(page)
}

export const toWays = async (page: Page) => {
  await page.locator('.kiosk-band .ui-button').last().click()
  await page.locator('.kiosk-methods button').first().waitFor()
}

const way = (page: Page, call: 'code' | 'reader') =>
  page.locator('.kiosk-methods button:enabled').filter({
    [call === 'code' ? 'hasNotText' : 'hasText']: /reader|讀卡機|读卡器/,
  })

/** Pays by a code for a phone, until the code shows. */
export const toCode = async (page: Page) => {
  await way(page, 'code').and(page.locator(':not(.kiosk-at-counter)')).last().click()
  await page.locator('.kiosk-pay-code svg').waitFor()
}

/** Pays by card, until the reader waits for one. */
export const toReader = async (page: Page) => {
  await way(page, 'reader').first().click()
  await page.locator('.kiosk-under-way .kiosk-how').waitFor()
}

/** What a payment that came to nothing is followed by, in the order of its buttons. */
const next = ['again', 'another', 'counter'] as const

export const afterUnpaid = async (page: Page, what: (typeof next)[number]) => {
  await page.locator('.kiosk-pending .kiosk-choices button').nth(next.indexOf(what)).click()
}

/** Gives up the payment under way. */
export const cancelPayment = async (page: Page) => {
  await page.locator('.kiosk-under-way .kiosk-band .ui-button').click()
  await page.locator('.kiosk-pending .kiosk-choices').waitFor()
}

/** Chooses the counter, until the number shows. */
export const payAtCounter = async (page: Page) => {
  await page.locator('.kiosk-at-counter').click()
  await page.locator('.kiosk-done h1').waitFor()
}

export const place = async (page: Page) => {
  await toWays(page)
  await payAtCounter(page)
}
