import { english, languages } from '../../screens/looks.ts'
import { narrowTexts } from '../../screens/narrow-texts.ts'
import { openScreen, speak, walkToScreen } from '../../screens/open-screen.ts'
import { playScene, type SceneName } from '../../screens/scenes.ts'
import { screens } from '../../screens/screens.ts'
import { addAxe, violationsIn } from '../../screens/violations.ts'
import { languagesOf, ofTheShop, partOf } from '../../screens/what-differs.ts'
import { expect, test } from '../story/test.ts'

/** Tracing this many screens costs more than the checks. */
test.use({ trace: 'off' })
/** Scenes are independent of each other and take as long as half of all stories, so workers share them. */
test.describe.configure({ mode: 'parallel' })

/** The language whose letters are also looked at twice as large: a row without room for them leaves one below another. */
const LARGE_IN = 'zh-hk'

/** Screens of a kiosk are checked on its glass. */
const ofPhones = screens.filter(({ on }) => !on)
for (const name of ofTheShop.diner)
  if (!ofPhones.some((screen) => screen.name === name))
    throw new Error(`there is no screen ${name}`)
const scenes = [...new Set(ofPhones.map(({ scene }) => scene))]

for (const name of scenes)
  test(`axe finds no violations on the screens of: ${name satisfies SceneName}; large letters have room (SCREEN-1.6, SCREEN-1.11)`, async ({
    browser,
    server,
  }) => {
    test.setTimeout(600_000)
    const scene = await playScene(name, browser, english, server.url)
    const context = await browser.newContext({
      ...english,
      deviceScaleFactor: 1,
      storageState: scene.storage,
      reducedMotion: 'reduce',
      // An app that is installed for each scene looks the same.
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    await addAxe(page)
    const found: string[] = []
    for (const language of languages) {
      const seen = ofPhones.filter(
        (screen) => screen.scene === name && languagesOf('diner', screen.name).includes(language),
      )
      await speak(context, server.url, language)
      let walks = false
      for (const screen of seen) {
        const go = walks ? walkToScreen : openScreen
        await test.step(`${screen.name} (${language})`, async () => {
          await go(page, server.url, screen, scene)
          for (const violation of await violationsIn(page, language, partOf(screen.name)))
            found.push(`${screen.name} (${language}, ${violation})`)
          if (language === LARGE_IN)
            for (const text of await narrowTexts(page))
              found.push(`${screen.name} (letters of 200 %: ${text})`)
        })
        // The next screen is loaded after an action, whose dialog may cover it.
        walks = !screen.act
      }
    }
    await context.close()
    expect(found).toEqual([])
  })
