import { sampleIds, sampleMenu } from '@comanda/client/testing'
import type { FirstScreen } from '@comanda/contract'
import { locales } from '@comanda/locales'
import { expect, it, vi } from 'vitest'
import renderer from './render.tsx'

// They are a file of the build; `take-over.test.tsx`, which may share this module, has the same.
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
const page = `<html lang="zh-HK"><head><title>Comanda</title>
<meta name="theme-color" content="" media="(prefers-color-scheme: light)" />
<meta name="theme-color" content="" media="(prefers-color-scheme: dark)" />
</head><body><div id="app"></div></body></html>`
const screenOf = (path: string, change: Partial<FirstScreen> = {}): FirstScreen => ({
  locale: 'en',
  path,
  shop,
  version: sampleMenu.version,
  mode: 'takeAway',
  isEntering: false,
  view: 'list',
  now: Date.parse('2026-03-03T12:00:00+08:00'),
  ...change,
})
const rendered = (path: string, change?: Partial<FirstScreen>, shown = menu) =>
  renderer.render(page, screenOf(path, change), shown)

it('ROUTE-2.6: menu, home and a product are rendered in each language, with their styles and no script', async () => {
  for (const path of ['/', '/browse', `/products/${sampleIds.noodles}`])
    for (const locale of locales) {
      const html = (await rendered(path, { locale })) ?? ''
      expect(html).toContain('data-first=')
      expect(html).toMatch(/<main[\s\S]*<\/main>/)
      expect(html).toContain('<style>a{}</style>')
      expect(html).not.toContain('<script')
      // Of the menu, what prices a tap.
      expect(html.includes('href="/assets/cart.js"')).toBe(path === '/browse')
    }
})

it('HANDOFF-4.8: the question about a handed cart is rendered with its button, what takes it before the app runs, and a text without scripts', async () => {
  for (const locale of locales) {
    const html = (await rendered('/h/cart', { locale })) ?? ''
    expect(html).toMatch(/<main[\s\S]*<button[^>]*class="ui-button"[\s\S]*<\/main>/)
    expect(html).toContain('<script type="module" async crossorigin src="/assets/handoff.js">')
    expect(html).toMatch(/<noscript>.*JavaScript.*<\/noscript>/)
    expect(html).toContain(` data-shop="${shop}"`)
  }
})

it('ROUTE-2.6: the menu has its dishes', async () => {
  const html = await rendered('/browse')
  expect(html?.match(/<article/g)).toHaveLength(menu.products.length)
})

it('ROUTE-2.6: the first picture stands in the page as a thumbnail, if there is one', async () => {
  const thumbOf = vi.fn((attachment: string) =>
    Promise.resolve(`data:image/webp;base64,${attachment}`),
  )
  const picture = 'd'.repeat(24)
  const products = menu.products.map((product) => ({ ...product, images: [picture] }))
  const withPicture = { ...menu, products }
  const render = (shown: typeof menu) => renderer.render(page, screenOf('/browse'), shown, thumbOf)
  const html = await render(withPicture)
  const src = `/api/attachments/${picture}?size=small&ext=webp`
  expect(html).toContain(
    `img[src="${src}"]{background:url(data:image/webp;base64,${picture}) center/cover}`,
  )
  expect(html).toContain(`<img src="${src.replace('&', '&amp;')}"`)
  expect(thumbOf).toHaveBeenCalledOnce()
  expect(await render(menu)).not.toContain('first-picture')
  expect(await rendered('/browse', {}, withPicture)).not.toContain('first-picture')
})

it('ROUTE-2.6: a name cannot leave its place in the page', async () => {
  const look = { _id: 'look', name: [{ lang: 'en' as const, value: '"><script>steal()</script>' }] }
  const html = await rendered('/browse', { look })
  expect(html).toContain('&quot;&gt;&lt;script&gt;')
  expect(html).not.toContain('<script')
})

it('ROUTE-2.6: a shop that is being set up, a language that it does not show, and a product that it does not have are left to the app', async () => {
  const shopBeing = { ...menu, shop: { ...menu.shop, beingSetUp: true } }
  expect(await rendered('/browse', {}, shopBeing)).toBeUndefined()
  const look = { _id: 'look', displayLocales: ['zh-hk'] } as unknown as FirstScreen['look'] & {}
  expect(await rendered('/browse', { look })).toBeUndefined()
  expect(await rendered(`/products/${'f'.repeat(24)}`)).toBeUndefined()
})
