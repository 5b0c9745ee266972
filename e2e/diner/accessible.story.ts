import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { english, languages, schemes } from '../screens/looks.ts'
import { openScreen, speak } from '../screens/open-screen.ts'
import { playScene, type SceneName } from '../screens/scenes.ts'
import { screens } from '../screens/screens.ts'
import { expect, test } from '../story/test.ts'

const violations = async (page: Page) => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}

const scenes = [...new Set(screens.map(({ scene }) => scene))]

/** What axe finds on the screens of a scene, in every language, light and dark. */
for (const name of scenes)
  test(`axe finds nothing on the screens of: ${name satisfies SceneName}`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(300_000)
    const scene = await playScene(name, browser, english, server.url)
    const found: string[] = []
    for (const language of languages) {
      const context = await browser.newContext({
        ...english,
        storageState: scene.storage,
        reducedMotion: 'reduce',
      })
      await speak(context, server.url, language)
      const page = await context.newPage()
      for (const screen of screens.filter((candidate) => candidate.scene === name)) {
        await openScreen(page, server.url, screen, scene)
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme })
          for (const violation of await violations(page))
            found.push(`${screen.name} (${language}, ${colorScheme}) ${violation}`)
        }
      }
      await context.close()
    }
    expect(found).toEqual([])
  })
