import { setTimeout } from 'node:timers/promises'
import { sampleIds, sampleMenu } from '@comanda/client/testing'
import { type FirstScreen, handedPath } from '@comanda/contract'
import { loadStorefrontMessages } from '@comanda/locales/storefront'
import { openPage } from '@comanda/ui/testing'
import { startTransition } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { App } from '../app/app.tsx'
import { rememberTaps, repeatTaps } from '../app/start/early-tap.ts'
import { leftByPage } from '../app/start/left-by-page.ts'
import BrowseRoute from '../app/ordering/browse-route.tsx'
import { addEarlyDishes } from '../features/browse/add-early-dishes.ts'
import { memoryHistory } from '../router/memory-history.ts'
import { paths } from '../router/paths.ts'
import { createRouter } from '../router/router.ts'
import { readyScreen } from '../router/screen.ts'
import { dinerAt, noon } from '../testing/render-for-diner.tsx'
import renderer from './render.tsx'
import { prepareTakeOver } from './take-over.ts'

// They are a file of the build. Test files of a worker share their modules: the other one's styles are the same.
vi.mock('./built-files.ts', () => ({
  builtStyles: () => [['/assets/a.css', 'a{}']],
  builtEarly: (part: string) => [`assets/${part}.js`],
}))

const { _id: shop } = sampleMenu.shop
const category = { _id: 'c'.repeat(24), shop, name: [{ lang: 'en' as const, value: 'All' }] }
const menu = {
  ...sampleMenu,
  categories: [category],
  products: sampleMenu.products.map((product) => ({ ...product, category: category._id })),
}
const screen: FirstScreen = {
  locale: 'en',
  path: '/browse',
  shop,
  version: menu.version,
  mode: 'takeAway',
  isEntering: false,
  view: 'list',
  now: noon,
}
const page = `<html lang="zh-HK"><head><title>Comanda</title>
<meta name="theme-color" content="" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="" media="(prefers-color-scheme: dark)" />
</head><body><div id="app"></div></body></html>`

it('ROUTE-2.8: dishes that are added before the app runs are counted at once, priced by the engine, and in the cart of the app that takes over', async () => {
  const html = (await renderer.render(page, screen, menu)) ?? ''
  onTestFinished(openPage({ isWide: false }))
  document.body.innerHTML = /<body>([\s\S]*)<\/body>/.exec(html)?.[1] ?? ''
  leftByPage.firstMenu = { shop, served: Promise.resolve({ menu, etag: null }) }
  // Loaded with the first tap.
  let early: Promise<unknown> | undefined
  rememberTaps(() => {
    early = import('./early-cart.ts')
  })
  const article = document.querySelector(`article[aria-labelledby="dish-${sampleIds.tea}"]`)
  const add = article?.querySelector<HTMLElement>('.ui-stepper button')
  add?.click()
  add?.click()
  const bar = document.querySelector('body > .cart-bar[data-shown]')
  expect(bar?.querySelector('.cart-bar-count')?.textContent).toBe('2')
  const price = bar?.querySelector('.cart-bar-sum > .ui-price')
  await early
  await vi.waitFor(() => expect(price?.textContent).toBe('$\u202F40.00'))

  // React reads the globals of the page when it is loaded.
  const { hydrateRoot } = await import('react-dom/client')
  const diner = await dinerAt({ menu })
  const screens = [readyScreen(paths.browse, BrowseRoute)]
  const router = createRouter({ screens, history: memoryHistory('/browse') })
  const [catalogue] = await Promise.all([loadStorefrontMessages('en'), router.load()])
  expect(await prepareTakeOver({ ...screen, path: handedPath }, diner, 'en')).toBe(false)
  expect(await prepareTakeOver(screen, diner, 'en')).toBe(true)
  const failures: unknown[] = []
  // As the app does it: in an effect, while the screen is not taken over yet.
  const drawn = new Promise<void>((resolve) => {
    const repeat = () =>
      void repeatTaps({
        addDishes: (products) => addEarlyDishes(diner.client, products),
        offered: Promise.resolve(),
        openCart: () => undefined,
        counted: Promise.resolve(),
      }).then(resolve)
    const root = document.getElementById('app') as HTMLElement
    const app = (
      <App
        diner={diner}
        router={router}
        locale="en"
        catalogue={catalogue}
        view="list"
        onDrawn={repeat}
      />
    )
    startTransition(() => {
      const hydrated = hydrateRoot(root, app, {
        onRecoverableError: (error) => void failures.push(error),
      })
      // Other files of the worker share the modules to which the app listens. What React still has to do needs the page.
      onTestFinished(async () => {
        hydrated.unmount()
        await setTimeout(100)
      })
    })
  })
  await drawn
  expect(diner.client.cart.state.get().count).toBe(2)
  expect(add?.isConnected).toBe(true)
  expect(failures).toEqual([])
  await vi.waitFor(() => expect(bar?.isConnected).toBe(false))
})

it('ROUTE-2.8: what was tapped before the app ran is tapped for the diner, also on a screen that is drawn again, at once or later; a link waits for the app', async () => {
  onTestFinished(openPage({ isWide: false }))
  const screenHtml =
    '<button>Takeaway</button><button>Dine in</button><a href="/reservation">Book a table</a>'
  const followed: (string | null)[] = []
  const listening = new AbortController()
  onTestFinished(() => listening.abort())
  for (const name of ['Dine in', 'Book a table']) {
    document.body.innerHTML = screenHtml
    rememberTaps(() => undefined)
    const tapped = [...document.querySelectorAll<HTMLElement>('button, a')].find(
      ({ textContent }) => textContent === name,
    )
    const isFollowed = tapped?.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true }),
    )
    expect(isFollowed).toBe(name === 'Dine in')
    // The app has another menu by then, or none yet.
    document.body.innerHTML = name === 'Dine in' ? screenHtml : '<p>Loading</p>'
    document.body.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        if (event.target instanceof Element) followed.push(event.target.textContent)
      },
      { signal: listening.signal, once: true },
    )
    await repeatTaps({
      addDishes: () => undefined,
      offered: Promise.resolve(),
      openCart: () => undefined,
      counted: Promise.resolve(),
    })
    if (name === 'Dine in') continue
    expect(followed).toEqual(['Dine in'])
    document.body.innerHTML = screenHtml
    await setTimeout()
  }
  expect(followed).toEqual(['Dine in', 'Book a table'])
})

it('ROUTE-2.8: the diner taps something else before the app has drawn what was tapped: it is not tapped any more', async () => {
  onTestFinished(openPage({ isWide: false }))
  document.body.innerHTML = '<button>Takeaway</button>'
  rememberTaps(() => undefined)
  document.querySelector('button')?.click()
  document.body.innerHTML = '<button>Try again</button>'
  const tapped: (string | null)[] = []
  const note = ({ target }: Event) =>
    void tapped.push(target instanceof Element ? target.textContent : null)
  document.body.addEventListener('click', note)
  onTestFinished(() => document.body.removeEventListener('click', note))
  await repeatTaps({
    addDishes: () => undefined,
    offered: Promise.resolve(),
    openCart: () => undefined,
    counted: Promise.resolve(),
  })
  document.querySelector('button')?.click()
  document.body.innerHTML = '<button>Takeaway</button>'
  await setTimeout()
  expect(tapped).toEqual(['Try again'])
})
