import { expect, type Locator, type Page } from '@playwright/test'

/** More presses of Tab than the longest screen needs. */
const MOST = 400

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

/** Presses Tab or Shift+Tab until the target has the focus. */
export const reach = async (page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') => {
  await expect(target).toHaveCount(1)
  for (let press = 0; press < MOST; press += 1) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${MOST} times ${key} did not reach ${String(target)}`)
}

/** Reaches the target and presses a key on it. */
export const pressOn = async (page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
  await reach(page, target)
  await page.keyboard.press(key)
}

/** Moves to a choice of a radio group with the arrow keys. */
export const arrowTo = async (page: Page, group: Locator, choice: string | RegExp) => {
  const wanted = group.getByRole('radio', { name: choice })
  const taken = group.getByRole('radio', { checked: true })
  const first = group.getByRole('radio').first()
  await reach(page, (await taken.count()) === 1 ? taken : first)
  for (let press = 0; press < 20 && !(await wanted.isChecked()); press += 1)
    await page.keyboard.press('ArrowDown')
  await expect(wanted).toBeChecked()
  await expect(wanted).toBeFocused()
}
