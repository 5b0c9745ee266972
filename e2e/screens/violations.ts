import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** In this language every rule also runs on the dark colour scheme; in the others only those that colours can break. */
const DARK_BY_ALL = 'en'

/** Loads axe with each page. */
export const addAxe = (page: Page) => page.addInitScript({ path: axeScript })

/** Returns axe's violations on the page. */
export const violations = async (page: Page, language: string, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  // axe is already in the page: screens are reached by links, without loading the page again.
  // It describes violations only: on a long menu, describing what passes took three quarters of the time.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  const isByAll = colorScheme === 'light' || language === DARK_BY_ALL
  const scan = isByAll ? axe.withTags(TAGS) : axe.withRules(['color-contrast'])
  const { violations: found } = await scan.analyze()
  return found.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  )
}
