import { createDinerClient, type DinerClient, warn, webStorage } from '@comanda/client'
import { type FirstScreen, firstScreenCookies, placeCookie } from '@comanda/contract'
import { objectIdOrNull } from '@comanda/engine/catalog'
import { languageTag } from '@comanda/locales'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { repeatTaps } from './app/start/early-tap.ts'
import { leftByPage } from './app/start/left-by-page.ts'
import { reloadOnceServed, reloadOnLostChunk } from './app/start/lost-chunk.ts'
import { guestReads, pageLocale } from './app/start/page-languages.ts'
import { loadFurther, router } from './app/router.ts'
import { markLowSpec } from './device/low-spec.ts'
import { showTheme } from './device/show-theme.ts'
import { firstSettings } from './first-screen/first-states.ts'
import { FIRST_PICTURE, LATE_FONT, screenInPage } from './first-screen/screen-in-page.ts'
import { prepareTakeOver } from './first-screen/take-over.ts'
import { until } from './first-screen/until.ts'
import { addEarlyDishes } from './features/browse/add-early-dishes.ts'
import { registerServiceWorker } from './offline/register.ts'
import { paths } from './router/paths.ts'
import { whenQuiet } from './device/when-quiet.ts'
import { entryOf } from './visit/entry.ts'
import { keepCookie } from './visit/keep-cookie.ts'
import { nextTask } from './visit/next-task.ts'
import { sharedTable } from './visit/shared-table.ts'
import type { Visit } from './visit/visit-state.ts'
import { createVisit } from './visit/visit.ts'
import type { Diner } from './diner/diner-context.tsx'

/** Stores the place of the visit, with which the server renders the first screen of the next one. */
const keepPlace = ({ session }: DinerClient, { state }: Visit): void => {
  const { status, mode } = state.get()
  const { shop } = session.place()
  if (status === 'ready' && shop !== null)
    keepCookie(firstScreenCookies.place, placeCookie({ shop, mode }))
}

/** Shows the menu of a table that is still to be entered, and where that leads once it has been tried. */
const showWhileEntering = async (
  { visit }: Diner,
  { shop, path }: FirstScreen,
  begun: Promise<void>,
): Promise<void> => {
  visit.foresee(shop)
  await begun
  const isThere = router.state.get().place.pathname === path
  if (!isThere || window.location.pathname === path) return
  const { status, reason } = visit.state.get()
  const lost = reason === 'sessionNotFound' ? paths.sessionNotFound : `/?error=${reason}`
  await router.go(status === 'failed' ? lost : path, { replace: true, resetScroll: false })
}

/** Continues with what was tapped before the app ran; from here on nobody waits for the font, or needs the first thumbnail. */
const continueVisit = ({ client }: Diner): void => {
  for (const style of [LATE_FONT, FIRST_PICTURE]) document.getElementById(style)?.remove()
  void repeatTaps({
    addDishes: (products) => addEarlyDishes(client, products),
    offered: until(client.cart.state, ({ offer }) => offer !== undefined),
    openCart: () => void router.navigate({ to: paths.cart }),
    counted: until(client.cart.state, ({ context }) => context !== undefined),
  })
}

/** A difference that React has mended by rendering again: nothing is lost. */
const onRecoverableError = (error: unknown): void =>
  warn('the first screen was rendered anew', error)

/** Starts the app in steps, so that none delays a touch. */
const start = async (root: Element) => {
  reloadOnLostChunk()
  const locale = pageLocale()
  document.documentElement.lang = languageTag[locale]
  const messages = loadStorefrontMessages(locale)
  await nextTask()

  const storage = webStorage(() => window.localStorage)
  const client = createDinerClient({ url: '', storage, firstMenu: leftByPage.firstMenu })
  const query = new URLSearchParams(window.location.search)
  const screen = screenInPage(root)
  const visit = createVisit(client, storage, {
    fromTopUp: query.get('fromTopUp'),
    section: objectIdOrNull(query.get('section')),
    tableOf: (shop) =>
      sharedTable(client, shop, screen?.shop === shop ? screen.isTableShared : undefined),
    ...(screen && { known: firstSettings(screen) }),
  })
  const showLook = () => showTheme(visit.state.get().look?.theme)
  const coloured = showLook()
  visit.state.subscribe(() => void showLook())
  visit.state.subscribe(() => keepPlace(client, visit))
  await nextTask()

  const diner = { client, visit, reads: guestReads() }
  const begun = visit.begin(entryOf(window.location))
  if (screen?.isEntering) void showWhileEntering(diner, screen, begun)
  const [catalogue, , isTakenOver] = await Promise.all([
    messages,
    router.load(screen?.isEntering ? screen.path : undefined),
    screen && prepareTakeOver(screen, diner, locale),
    coloured,
  ])
  await nextTask()

  const app = (
    <StrictMode>
      <App
        diner={diner}
        router={router}
        locale={locale}
        catalogue={catalogue}
        view={isTakenOver ? screen?.view : undefined}
        onDrawn={() => continueVisit(diner)}
      />
    </StrictMode>
  )
  startTransition(() => {
    if (isTakenOver) hydrateRoot(root, app, { onRecoverableError })
    else createRoot(root).render(app)
  })
  registerServiceWorker()
  await whenQuiet()
  // Without a network the next screen loads it.
  const further = await loadFurther().catch(() => undefined)
  further?.greetFirstVisit(diner, storage, locale, catalogue)
}

/** Starts the kiosk, of which the diner's app loads nothing. */
const startKiosk = async (root: Element) =>
  (await import('./kiosk/start-kiosk.tsx')).startKiosk(root)

/** Starts the preview of a dish that staff edit. */
const startPreview = async (root: Element) =>
  (await import('./preview/start-preview.tsx')).startPreview(root)

const others: Readonly<Record<string, typeof start>> = {
  [paths.posHome]: startKiosk,
  '/preview': startPreview,
}

// It stays unmarked if nothing can be stored or loaded.
markLowSpec().catch(() => undefined)
const root = document.getElementById('app')
if (root) (others[window.location.pathname] ?? start)(root).catch(reloadOnceServed)
