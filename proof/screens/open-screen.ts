import type { BrowserContext, Page } from '@playwright/test'
import type { Scene } from './scenes.ts'
import type { Screen } from './screen.ts'

/** Marks the current screen, so that its removal can be observed. */
const MARK = 'data-left'

/** Waits until the screen has loaded and no animation runs. */
export const settle = async (page: Page) => {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return (
      main !== null &&
      main.children.length > 0 &&
      !document.querySelector('[aria-busy="true"], .ui-skeleton, .loading-screen') &&
      [...document.images].every(
        (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
      )
    )
  })
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished.catch(() => undefined)),
    )
  })
}

/** Loads a screen and waits until it has settled. */
export const openScreen = async (
  page: Page,
  url: string,
  screen: Screen,
  scene: Scene,
  language = 'en',
) => {
  if (!screen.loads || !page.url().startsWith(url)) {
    await page.goto(`${url}${screen.path ?? scene.path}`)
    await settle(page)
  }
  if (!screen.act) return
  await screen.act(page, language)
  await settle(page)
}

/** Time for the former screen to disappear, in ms. Parts that it shares with the next one stay. */
const LEAVING = 2000

/** Goes to a screen by client-side navigation; loads it if the path is the current one, has a query or shows nothing new. */
export const walkToScreen = async (page: Page, url: string, screen: Screen, scene: Scene) => {
  if (screen.loads) return openScreen(page, url, screen, scene)
  const walks = await page.evaluate(
    ({ to, mark }) => {
      const { pathname, search } = new URL(to, window.location.href)
      if (window.location.pathname === pathname || search !== '') return false
      for (const shown of document.querySelectorAll('main > *')) shown.setAttribute(mark, '')
      window.history.pushState({}, '', to)
      window.dispatchEvent(new PopStateEvent('popstate'))
      return true
    },
    { to: screen.path ?? scene.path, mark: MARK },
  )
  const hasLeft =
    walks &&
    (await page
      .waitForFunction((mark) => !document.querySelector(`[${mark}]`), MARK, { timeout: LEAVING })
      .then(
        () => true,
        () => false,
      ))
  if (!hasLeft) return openScreen(page, url, screen, scene)
  await settle(page)
  if (!screen.act) return
  await screen.act(page, 'en')
  await settle(page)
}

/** Sets the language of the app from its next page on. */
export const speak = (context: BrowserContext, url: string, language: string) =>
  context.addCookies([{ name: 'i18n_redirected', value: language, url }])
