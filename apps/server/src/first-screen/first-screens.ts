import type { AppSetting, FirstScreen, FirstScreenRenderer, SystemSetting } from '@comanda/contract'
import { guestLanguage, shopLanguages } from '@comanda/engine/catalog'
import { NotFound } from '@feathersjs/errors'
import { openAttachments } from '../attachments/open-attachments.ts'
import type { ServerContext } from '../calls/served.ts'
import { localeOfShop, requestedLocale } from '../installed-app/requested-locale.ts'
import { shopNumberOfCode } from '../services/ordering/handoffs/handoff-code.ts'
import { linkedMenu } from '../services/catalogue/menus/linked-menu.ts'
import { menuCacheOf } from '../services/catalogue/menus/menu-cache-of.ts'
import { loadRenderer } from './load-renderer.ts'
import { type FilledPage, PageCache } from './page-cache.ts'
import { type PageRequest, requestedScreen } from './requested-screen.ts'
import { thumbsOf } from './thumbs.ts'
import { withLinkedMenu } from './with-linked-menu.ts'

type Known = Pick<FirstScreen, 'look' | 'settings'>

/** Returns what first screens show of the settings; everybody may read it. */
const settingsOf = async ({ app }: ServerContext): Promise<Known> => {
  const [[system], [look]] = (await Promise.all([
    app.service('systemSettings').find(),
    app.service('appSettings').find(),
  ])) as [SystemSetting[], AppSetting[]]
  const { _id, onlineMemberSystem, onlineOrderingSystem, allowChooseShop } = system ?? {}
  return {
    ...(system && {
      settings: { _id, onlineMemberSystem, onlineOrderingSystem, allowChooseShop } as SystemSetting,
    }),
    ...(look && { look: withoutTerms(look) }),
  }
}

const withoutTerms = ({ terms: _terms, ...look }: AppSetting): AppSetting => look

/** A page on which a handed cart is taken. */
const handoff = /^\/h\/(?<code>[0-9a-f]{6}[\w-]{14})$/

/** Returns the shop whose cart a page may bring: the page shows the question, and loads the shop's menu in the meantime (HANDOFF-4.7). */
const shopOfHandoff = async (
  { runtime: { reads, shopDirectory } }: ServerContext,
  path: string,
): Promise<string | undefined> => {
  const { code } = handoff.exec(path)?.groups ?? {}
  return code === undefined ? undefined : shopDirectory.shopOfNumber(reads, shopNumberOfCode(code))
}

/** Fills pages of the diner's app with the screen that they begin with. */
export interface FirstScreens {
  /**
   * Returns the page with its first screen, or nothing if it is sent as it is: the screen is not known ahead, its shop is
   * gone, or rendering failed. `tag` is another for each build of the page.
   */
  readonly filled: (
    request: PageRequest,
    page: () => string,
    tag: string,
  ) => Promise<FilledPage | undefined>
}

/** Opens the first screens of the app that is built under `root`. */
export const openFirstScreens = (context: ServerContext, root: string): FirstScreens => {
  const { log, now } = context.runtime
  const cache = new PageCache(now)
  const thumbOf = thumbsOf(openAttachments(context.runtime.config))
  let loaded: { readonly tag: string; readonly renderer: Promise<FirstScreenRenderer | undefined> }
  const rendererOf = (tag: string): Promise<FirstScreenRenderer | undefined> => {
    if (loaded?.tag !== tag) loaded = { tag, renderer: loadRenderer(root) }
    return loaded.renderer
  }

  const fill = async (
    request: PageRequest,
    page: () => string,
    tag: string,
  ): Promise<FilledPage | undefined> => {
    const handed = await shopOfHandoff(context, request.path)
    const requested = requestedScreen(request, handed)
    const renderer = requested && (await rendererOf(tag))
    if (!requested || !renderer) return undefined
    const [{ menu }, known] = await Promise.all([
      menuCacheOf(context).shown(requested.shop),
      settingsOf(context),
    ])
    const { tags, ...place } = requested
    const { shop, version } = menu
    const locale = requestedLocale(undefined, tags, localeOfShop(shop))
    const reads = guestLanguage(tags, shopLanguages(shop))
    const isTableShared = shop.tableCart === 'shared'
    const entered = place.isEntering ? { isTableShared } : {}
    const at = { ...place, ...known, ...entered, locale, reads, version }
    const { crawled: site } = request
    const key = JSON.stringify([tag, renderer.openingOf(menu, now()), at, site])
    const html = () =>
      site === undefined ? page() : withLinkedMenu(page(), linkedMenu(menu, site, tags))
    return cache.page(key, async () => {
      const rendered = await renderer.render(html(), { ...at, now: now() }, menu, thumbOf)
      // The app asks by itself, and loads the menu in the meantime.
      const named = handed && html().replace('<html', `<html data-shop="${handed}"`)
      return rendered ?? named
    })
  }

  return {
    filled: async (request, page, tag) => {
      try {
        return await fill(request, page, tag)
      } catch (error) {
        if (!(error instanceof NotFound))
          log.warn({ err: error, path: request.path }, 'a first screen was not rendered')
        return undefined
      }
    },
  }
}
