import { pictureSizes } from '../pictures/picture-sizes.ts'

/** What an earlier visit stored, as text. */
export interface StoredTexts {
  /** The last shop's menu. */
  readonly menu: string
  /** The ids of the first pictures of the menu. */
  readonly pictures: string
}

export interface EarlyPictures {
  readonly ids: readonly string[]
  readonly sizes: string
}

/** Returns the first picture of a record in the text of a menu: the menu is too long to be parsed this early. */
const pictureOf = (menu: string, record: string): readonly string[] => {
  const start = menu.indexOf(record)
  if (start < 0) return []
  const from = start + record.length
  const end = menu.indexOf('{"_id":', from)
  const text = menu.slice(from, end < 0 ? undefined : end)
  return /"images":\["([0-9a-f]{24})"/.exec(text)?.slice(1) ?? []
}

/** Returns the pictures that a screen begins with, as far as the stored texts name them. */
export const earlyPictures = (pathname: string, { menu, pictures }: StoredTexts): EarlyPictures => {
  const [, screen = '', id = ''] = pathname.split('/')
  if (screen === 'browse') return { ids: pictures.split(' '), sizes: pictureSizes.dish }
  if (screen === 'products')
    return { ids: pictureOf(menu, `{"_id":"${id}"`), sizes: pictureSizes.product }
  const shop = '"shop":{"_id":'
  return { ids: screen === '' ? pictureOf(menu, shop) : [], sizes: pictureSizes.home }
}
