import type { Page } from '@playwright/test'
import { Owner } from '../stories/story/owner.ts'

/** Shows the amounts, also if this tab has an earlier top-up: one that is not paid is given up first. */
export const chooseTopUp = async (page: Page) => {
  const form = page.locator('.top-up-form')
  const waiting = page.locator('.top-up-waiting')
  const button = page.locator('.top-up-result > button')
  await form.or(button).first().waitFor()
  if (await waiting.isVisible()) {
    await button.click()
    await waiting.waitFor({ state: 'detached' })
  }
  if (await button.isVisible()) await button.click()
  await form.waitFor()
}

/** Chooses a top-up to pay at the counter. */
export const topUp = async (page: Page) => {
  await chooseTopUp(page)
  await page.locator('.top-up-form button[type="submit"]').click()
  await page.locator('.top-up-waiting').waitFor()
}

/** Tops up and has staff take the payment. */
export const topUpPaid = async (page: Page) => {
  await topUp(page)
  const number = await page.locator('.top-up-number strong').innerText()
  await (await new Owner(new URL(page.url()).origin).signIn()).takeTopUp(number)
  await page.locator('.top-up-waiting').waitFor({ state: 'detached' })
}
