import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { english, languages } from '../screens/looks.ts'
import { openScreen, speak, walkToScreen } from '../screens/open-screen.ts'
import { playScene, type SceneName } from '../screens/scenes.ts'
import { screens } from '../screens/screens.ts'
import { expect, test } from '../story/test.ts'

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** WCAG 2.2 A and AA, and what axe holds for good practice. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** The language in which the dark look is asked by every rule; in the others only by what a look changes. */
const DARK_BY_ALL = 'en'

/** What axe finds. */
const violations = async (page: Page, language: string, colorScheme: 'light' | 'dark') => {
  await page.emulateMedia({ colorScheme })
  // The script is in the page already: pages are loaded once and walked through.
  const axe = new AxeBuilder({ page, axeSource: 'void 0' }).setLegacyMode()
  const isByAll = colorScheme === 'light' || language === DARK_BY_ALL
  const asked = isByAll ? axe.withTags(TAGS) : axe.withRules(['color-contrast'])
  const { violations: found } = await asked.analyze()
  return found.map(
    ({ id, nodes }) => `${colorScheme}, ${id}: ${nodes.map(({ target }) => target).join(', ')}`,
  )
}

/** A trace of so many screens costs more than looking at them. */
test.use({ trace: 'off' })

const scenes = [...new Set(screens.map(({ scene }) => scene))]

/** What axe finds on the screens of a scene, in every language, light and dark. */
for (const name of scenes)
  test(`axe finds nothing on the screens of: ${name satisfies SceneName}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(300_000)
    const scene = await playScene(name, browser, english, server.url)
    const context = await browser.newContext({
      ...english,
      storageState: scene.storage,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.addInitScript({ path: axeScript })
    const found: string[] = []
    for (const language of languages) {
      await speak(context, server.url, language)
      let walks = false
      for (const screen of screens.filter((candidate) => candidate.scene === name)) {
        const go = walks ? walkToScreen : openScreen
        await test.step(`${screen.name} (${language})`, async () => {
          await go(page, server.url, screen, scene)
          for (const scheme of ['light', 'dark'] as const)
            for (const violation of await violations(page, language, scheme))
              found.push(`${screen.name} (${language}, ${violation})`)
        })
        // What was done on a screen may lie over the next.
        walks = !screen.act
      }
    }
    await context.close()
    expect(found).toEqual([])
  })
