import type { BrowserContext, Page } from '@playwright/test'
import type { Scene } from './scenes.ts'
import type { Screen } from './screen.ts'

/** Goes to a screen and waits until nothing moves any more. */
export const openScreen = async (page: Page, url: string, screen: Screen, scene: Scene) => {
  await page.goto(`${url}${screen.path ?? scene.path}`)
  await page.getByRole('main').first().waitFor()
  await page.waitForLoadState('networkidle')
  await screen.act?.(page)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    )
  })
}

/** Makes the app speak a language from its next page on. */
export const speak = (context: BrowserContext, url: string, language: string) =>
  context.addCookies([{ name: 'i18n_redirected', value: language, url }])
