import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The rules of these that compare colours, which alone differ between the schemes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

/** Loads axe with each page. */
export const addAxe = (page: Page) => page.addInitScript({ path: axeScript })

/** Returns axe's violations on the page, or a part of it, in a colour scheme: of every rule, of those of colours, or of the others. */
export const violations = async (
  page: Page,
  colorScheme: 'light' | 'dark',
  rules: 'every' | 'of colours' | 'of others' = colorScheme === 'light' ? 'every' : 'of colours',
  part?: string,
) => {
  await page.emulateMedia({ colorScheme })
  // axe is already in the page: screens are reached by links, without loading the page again.
  // It describes violations only: on a long menu, describing what passes took three quarters of the time.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (part !== undefined) axe.include(part)
  if (rules === 'of colours') axe.withRules(OF_COLOURS)
  else axe.withTags(TAGS)
  if (rules === 'of others') axe.disableRules(OF_COLOURS)
  const { violations: found } = await axe.analyze()
  return found.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  )
}

/** The language in which a screen's colours are compared: the others change its letters, not what they are painted with. */
const COLOURS_IN = 'en'

/** Returns axe's violations on a screen that is shown in each language, or on a part of it, in both schemes. */
export const violationsIn = async (page: Page, language: string, part?: string) =>
  language === COLOURS_IN
    ? [
        ...(await violations(page, 'light', 'every', part)),
        ...(await violations(page, 'dark', 'of colours', part)),
      ]
    : violations(page, 'light', 'of others', part)
