import type { AppSetting, Shop, SystemSetting } from '@comanda/contract'
import { localizedName, shortName } from '@comanda/engine/catalog'
import { appColours } from './app-colours.ts'
import { manifestTexts } from './manifest-texts.ts'
import type { Locale } from './requested-locale.ts'
import { iconForms, type IconName, iconNames, ownIcon } from './icon-form.ts'
import { plainText } from './plain-text.ts'

/** What the manifest is made from. */
export interface AppParts {
  readonly shop: Shop
  readonly look?: AppSetting | undefined
  readonly allowed?: SystemSetting | undefined
  /** Changes with the icons; undefined if the shop has no picture for them. */
  readonly iconTag?: string | undefined
}

const longestName = 60
const longestShortName = 24
/** The name of an app if neither shop nor group has one. */
const product = 'Comanda'

const iconsOf = ({ shop, iconTag }: AppParts) => {
  const srcOf = (name: IconName): string =>
    iconTag === undefined ? ownIcon[name] : `/api/shops/${shop._id}/icons/${name}.png?v=${iconTag}`
  return iconNames
    .filter((name) => name !== 'apple')
    .map((name) => ({ name, ...iconForms[name] }))
    .filter(({ name }) => iconTag !== undefined || name !== 'maskable-192')
    .map(({ name, side, shape }) => ({
      src: srcOf(name),
      sizes: `${side}x${side}`,
      type: 'image/png',
      purpose: shape === 'masked' ? 'maskable' : 'any',
    }))
}

const shortcutsOf = ({ shop, allowed }: AppParts, locale: Locale) => {
  const { menu, records, memberCode } = manifestTexts[locale]
  const ordering = [
    { name: menu, url: `/browse?id=${shop._id}&source=installed` },
    { name: records, url: '/record' },
  ]
  return [
    ...(allowed?.onlineOrderingSystem === false ? [] : ordering),
    ...(allowed?.onlineMemberSystem ? [{ name: memberCode, url: '/member/qrCode' }] : []),
  ]
}

/**
 * Returns the web app manifest of a shop's app in one language. Its `id` never changes, since browsers identify the app
 * by it.
 */
export const appManifest = (parts: AppParts, locale: Locale) => {
  const { shop, look } = parts
  const { tag, describe } = manifestTexts[locale]
  const said =
    plainText(localizedName(shop.name, locale), longestName) ||
    plainText(localizedName(look?.name, locale), longestName) ||
    product
  const colours = appColours(look?.theme)
  return {
    id: `/?id=${shop._id}`,
    name: said,
    short_name: plainText(shortName(said), longestShortName),
    description: describe(said),
    lang: tag,
    dir: 'ltr',
    start_url: `/?id=${shop._id}&source=installed`,
    scope: '/',
    display: 'standalone',
    theme_color: colours.theme,
    background_color: colours.background,
    categories: ['food'],
    icons: iconsOf(parts),
    shortcuts: shortcutsOf(parts, locale),
  }
}
