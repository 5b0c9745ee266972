/**
 * Writes a picture of every screen and state to `screens/`, and a page that shows them side by side: phone and desktop,
 * light and dark, three languages. `npm run screens -- cart phone en` takes only the cart on the phone in English.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { RunningServer } from '../server/running-server.ts'
import { galleryPage } from './gallery.ts'
import { english, languages, type Look, looks, schemes } from './looks.ts'
import { openScreen, settle, speak } from './open-screen.ts'
import { playScene, type Scene, type SceneName } from './scenes.ts'
import { screens } from './screens.ts'

const folder = fileURLToPath(new URL('../../screens', import.meta.url))
const words = process.argv.slice(2)
/** Returns the values that the command line names; all if it names none. */
const askedOf = <T extends string>(all: readonly T[]): readonly T[] => {
  const some = all.filter((word) => words.includes(word))
  return some.length === 0 ? all : some
}
const devices = askedOf(['phone', 'desktop', 'stele', 'wall', 'lying', 'upright'])
const spoken = askedOf(languages)
const shades = askedOf(schemes)
const asked = words.filter(
  (word) => ![...devices, ...spoken, ...shades].some((known) => known === word),
)
const chosen = screens.filter(
  ({ name }) => asked.length === 0 || asked.some((part) => name.includes(part)),
)

const data = await mkdtemp(join(tmpdir(), 'comanda-screens-'))
const server = await RunningServer.start(data)
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
})
await mkdir(folder, { recursive: true })

const usual: readonly Look[] = ['phone', 'desktop']
const isOn = (look: Look, on = usual): boolean => on.includes(look)

const files: string[] = []
const failed: string[] = []

/** A screen that does not come is left out after so long, in ms. */
const PATIENCE = 25_000

/** Takes pictures of the page in each scheme. */
const take = async (page: Page, name: string, look: Look, language: string) => {
  for (const scheme of shades) {
    const file = `${name}.${look}.${language}.${scheme}.png`
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: join(folder, file) })
    files.push(file)
  }
}

const takeLook = async (look: Look, language: string, scene: Scene, name: SceneName) => {
  const context = await browser.newContext({
    ...english,
    ...looks[look],
    storageState: scene.storage,
    reducedMotion: 'reduce',
  })
  await speak(context, server.url, language)
  for (const screen of chosen.filter(({ scene: own, on }) => own === name && isOn(look, on))) {
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE)
    try {
      await openScreen(page, server.url, screen, scene, language)
      const steps = Object.entries(screen.series?.(language, server.url) ?? {})
      if (steps.length === 0) await take(page, screen.name, look, language)
      for (const [at, [name, step]] of steps.entries()) {
        await step(page)
        await settle(page)
        const place = String(at + 1).padStart(2, '0')
        await take(page, `${screen.name}-${place}-${name}`, look, language)
      }
    } catch (error) {
      failed.push(`${screen.name} (${look}, ${language}): ${String(error).split('\n')[0]}`)
    }
    await page.close()
  }
  await context.close()
}

for (const name of new Set(chosen.map(({ scene }) => scene))) {
  const scene = await playScene(name, browser, english, server.url).catch((error: unknown) => {
    failed.push(`the screens of ${name}: ${String(error).split('\n')[0]}`)
  })
  if (!scene) continue
  const own = chosen.filter((candidate) => candidate.scene === name)
  for (const look of devices.filter((one) => own.some(({ on }) => isOn(one, on))))
    for (const language of spoken) await takeLook(look, language, scene, name)
}

await writeFile(join(folder, 'index.html'), galleryPage(files.toSorted()))
await browser.close()
await server.stop()
await rm(data, { recursive: true, force: true })
process.stdout.write(`${files.length} pictures in ${folder}; open index.html\n`)
for (const line of failed) process.stderr.write(`not taken: ${line}\n`)
if (failed.length > 0) process.exitCode = 1
