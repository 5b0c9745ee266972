import type { Page } from '@playwright/test'

/** Actions on a screen, by locators that work in every language. */

export const openLanguages = async (page: Page) => {
  await page
    .getByRole('button', { name: /^(Language|語言|语言)$/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

/** Presses an element that opens a dialog. */
export const opening = (what: string) => async (page: Page) => {
  await page.locator(what).first().click()
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

/** Follows the first link into a path. */
export const following = (folder: string) => async (page: Page) => {
  await page.locator(`main a[href^="${folder}"]`).first().click()
  await page.waitForURL((url) => url.pathname.startsWith(folder))
}

export const openOrderAgain = async (page: Page) => {
  await following('/record/')(page)
  await opening('.record-actions button')(page)
}

/** Enters a coupon code that is refused. */
export const claiming = (code: string) => async (page: Page) => {
  await page.locator('.claim-form input').fill(code)
  await page.locator('.claim-form button[type="submit"]').click()
  await page.locator('.claim-form [aria-invalid]').waitFor()
}

/** Takes the first dish of each course of a set meal, which opens the next course. */
export const chooseFirst = async (page: Page) => {
  const courses = page.locator('main .option-group')
  await courses.first().waitFor()
  for (let left = await courses.count(); left > 0; left--) {
    const tile = page
      .locator('main .course-tiles label')
      .filter({ has: page.locator('input:enabled:not(:checked)') })
    if (await tile.first().isVisible()) await tile.first().click()
  }
  // The form scrolls to the next course a frame later, which may leave a button half under the header.
  await page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            scrollTo(0, 0)
            done()
          }),
        ),
      ),
  )
}

const nothing = () => Promise.resolve()
const answers = {
  guests: nothing,
  session: (page: Page) => page.locator('.booking label').first().click(),
  time: (page: Page) => page.locator('.booking label').last().click(),
  date: (page: Page) => page.locator('.ui-date-grid button:enabled').nth(2).click(),
  details: async (page: Page) => {
    await page.locator('.booking input[autocomplete="name"]').fill('Wing')
    await page.locator('.booking input[type="tel"]').fill('+852 5123 4567')
    await page.locator('.booking input[type="email"]').fill('wing@eat.example')
    // The form restores a draft, so the terms may be accepted already.
    const terms = page.locator('.details-terms')
    if (!(await terms.getByRole('checkbox').isChecked())) await terms.locator('label').click()
  },
  confirm: nothing,
}

const isStep = (step: string): step is keyof typeof answers => step in answers
const steps = Object.keys(answers).filter(isStep)

/** Fills in a booking up to the given step. */
export const bookingTo = (asked: keyof typeof answers) => async (page: Page) => {
  for (const [index, step] of steps.slice(0, steps.indexOf(asked)).entries()) {
    await answers[step](page)
    await page.locator('.booking button[type="submit"]').click()
    await page.waitForURL((url) => url.searchParams.get('step') === steps[index + 1])
    await page.locator('.booking .ui-skeleton').first().waitFor({ state: 'detached' })
  }
}

/** Books a table. */
export const book = async (page: Page) => {
  await bookingTo('confirm')(page)
  await page.locator('.booking button[type="submit"]').click()
  await page.locator('.reservation-number').waitFor()
}

/** Places an order and loses the network before the response arrives. */
export const loseAnswer = async (page: Page) => {
  let isGone = false
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isGone) return socket.close()
    const wire = socket.connectToServer()
    socket.onMessage((message) => {
      isGone ||= String(message).includes('tableSessions/order')
      return isGone ? void socket.close() : wire.send(message)
    })
  })
  await page.reload()
  const dialog = page.getByRole('alertdialog')
  const place = page.locator('.cart-place button')
  await dialog.or(place).first().waitFor()
  if (!(await dialog.isVisible())) await place.click()
  await dialog.waitFor()
}
