import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { english, languages } from '../screens/looks.ts'
import { openScreen, speak, walkToScreen } from '../screens/open-screen.ts'
import { playScene, type SceneName } from '../screens/scenes.ts'
import { screens } from '../screens/screens.ts'
import { expect, test } from '../story/test.ts'

const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
/** WCAG 2.2 A and AA, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

/** In this language every rule also runs on the dark colour scheme; in the others only those that colours can break. */
const DARK_BY_ALL = 'en'

/** Returns axe's violations on the page. */
const violations = async (page: Page, language: string, colorScheme: 'light' | 'dark') => {
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

/** Tracing this many screens costs more than the checks. */
test.use({ trace: 'off' })
/** Scenes are independent of each other and take as long as half of all stories, so workers share them. */
test.describe.configure({ mode: 'parallel' })

const scenes = [...new Set(screens.map(({ scene }) => scene))]

for (const name of scenes)
  test(`axe finds no violations on the screens of: ${name satisfies SceneName} (SCREEN-1.6)`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(600_000)
    const scene = await playScene(name, browser, english, server.url)
    const context = await browser.newContext({
      ...english,
      storageState: scene.storage,
      reducedMotion: 'reduce',
      // An app that is installed for each scene looks the same.
      serviceWorkers: 'block',
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
        // The next screen is loaded after an action, whose dialog may cover it.
        walks = !screen.act
      }
    }
    await context.close()
    expect(found).toEqual([])
  })
