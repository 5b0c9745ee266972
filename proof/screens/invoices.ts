import type { Page } from '@playwright/test'
import { originOf, responding, sessionOf, sessionRecord } from './payment-states.ts'

const form = '.invoice-form'

/** Chooses an invoice by its place among the kinds. */
export const chooseInvoice = (kind: number) => async (page: Page) => {
  await page.locator(`${form} .ui-chip`).nth(kind).click()
  await page.locator(form).scrollIntoViewIfNeeded()
  await page.locator(`${form} input:not([type="radio"])`).first().waitFor()
}

/** Places an order with a carrier that is too short. */
export const mistypeCarrier = async (page: Page) => {
  await chooseInvoice(1)(page)
  await page.locator(`${form} input:not([type="radio"])`).first().fill('/ABC')
  await page.locator('.cart-place button').click()
  await page.locator(`${form} [aria-invalid="true"]`).waitFor()
}

/** Shows an order whose invoice has been issued. */
export const issueInvoice = async (page: Page) => {
  const id = await sessionOf(page)
  const session = await sessionRecord(page, id)
  const invoice = { _id: 'a'.repeat(24), status: 'issued', number: 'BE17000042' }
  const issued = { ...session, twTaxType: 'electronic', twTaxVehicle: '/ABC+123' }
  const record = { ...issued, invoices: [{ ...invoice, total: 150, allowed: 0 }] }
  await responding(page, { 'get tableSessions': record })
  await page.route(`**/api/tableSessions/${id}*`, (route) => route.fulfill({ json: record }))
  await page.goto(`${originOf(page)}/record/${id}`)
  await page.getByText('BE17000042').first().scrollIntoViewIfNeeded()
}
