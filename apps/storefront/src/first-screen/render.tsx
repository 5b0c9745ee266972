/**
 * What the server renders first screens with: built as `dist/server/render.js`, which is all that the server knows of the app
 * (`FirstScreenRenderer`).
 */
import { createStore, createStillClient } from '@comanda/client'
import {
  type FirstScreen,
  type FirstScreenRenderer,
  handedPath,
  type Menu,
} from '@comanda/contract'
import { createTranslator } from '@comanda/locales'
import { orderingMessages } from '@comanda/locales/ordering'
import { visitMessages } from '@comanda/locales/visits'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { localizedName } from '@comanda/engine/catalog'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { App } from '../app/app.tsx'
import BrowseRoute from '../app/ordering/browse-route.tsx'
import HomeRoute from '../app/ordering/home-route.tsx'
import ProductRoute from '../app/ordering/product-route.tsx'
import HandoffRoute from '../app/visits/handoff-route.tsx'
import type { Diner } from '../diner/diner-context.tsx'
import { memoryHistory } from '../router/memory-history.ts'
import { paths } from '../router/paths.ts'
import { createRouter } from '../router/router.ts'
import { readyScreen } from '../router/screen.ts'
import { pageTitle } from '../shell/page-title.ts'
import { builtEarly, builtStyles } from './built-files.ts'
import { firstPage } from './first-page.ts'
import { firstPicture } from './first-picture.ts'
import { firstStates, firstVisit } from './first-states.ts'
import { openingOf } from './opening-of.ts'

const screens = [
  readyScreen(paths.home, HomeRoute),
  readyScreen(paths.browse, BrowseRoute),
  readyScreen(paths.product, ProductRoute),
  readyScreen(paths.handoff, HandoffRoute),
]

/** React writes a part this long later, with a script that puts it in its place. */
const WHOLE = Number.MAX_SAFE_INTEGER

const nothing = () => undefined
const never = () => new Promise<never>(() => {})

const dinerOf = (screen: FirstScreen, menu: Menu): Diner => {
  const visit = {
    state: createStore(firstVisit(screen)),
    begin: never,
    beginAgain: never,
    chooseMode: nothing,
    chooseShop: never,
    foresee: nothing,
    isAtCode: () => false,
    look: nothing,
  }
  const reads = screen.reads ? [screen.reads] : []
  return { client: createStillClient(firstStates(screen, menu)), visit, reads }
}

/** Returns whether the app would show this screen as it is. */
const isShown = ({ locale, look, path }: FirstScreen, menu: Menu): boolean => {
  if (menu.shop.beingSetUp === true) return false
  if (look?.displayLocales && !look.displayLocales.includes(locale)) return false
  const [, first, id] = path.split('/')
  return first !== 'products' || menu.products.some((product) => product._id === id)
}

const render: FirstScreenRenderer['render'] = async (
  page,
  screen,
  menu,
  thumbOf = () => Promise.resolve(undefined),
) => {
  if (!isShown(screen, menu)) return undefined
  const { locale, look, path, view } = screen
  const [, first = ''] = path.split('/')
  const [catalogue, , visits] = await Promise.all([
    loadStorefrontMessages(locale),
    orderingMessages.load(locale),
    visitMessages.load(locale),
  ])
  const router = createRouter({ screens, history: memoryHistory(path) })
  await router.load()
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <App
        diner={dinerOf(screen, menu)}
        router={router}
        locale={locale}
        catalogue={catalogue}
        view={view}
      />
    </StrictMode>,
    { progressiveChunkSize: WHOLE, onError: (error) => void failures.push(error) },
  )
  const html = await new Response(prelude as ReadableStream).text()
  if (failures.length > 0) throw failures[0]
  const name = (names: Parameters<typeof localizedName>[0]) => localizedName(names, locale)
  const shop = name(menu.shop.name) || name(look?.name)
  const t = createTranslator(locale, catalogue)
  const title = pageTitle(path, t, shop)
  return firstPage(page, screen, {
    html,
    title,
    styles: builtStyles(first),
    picture: await firstPicture(html, thumbOf),
    ...(first === 'browse' && {
      cart: {
        files: builtEarly('cart'),
        viewCart: t('browse.viewCart'),
        inclService: t('browse.inclService'),
      },
    }),
    ...(path === handedPath && {
      handoff: {
        script: builtEarly('handoff')[0] ?? '',
        withoutScript: createTranslator(locale, visits)('handoff.withoutScript'),
      },
    }),
  })
}

const renderer: FirstScreenRenderer = { render, openingOf }

export default renderer
