import { pictureSizes } from '../pictures/picture-sizes.ts'

/** What was kept of an earlier visit, as text. */
export interface Kept {
  /** The last shop's menu. */
  readonly menu: string
  /** The ids of the pictures that the menu began with. */
  readonly pictures: string
}

export interface EarlyPictures {
  readonly ids: readonly string[]
  readonly sizes: string
}

/** The first picture of a record in the text of a menu, which is too long to be read as a whole so early. */
const pictureOf = (menu: string, record: string): readonly string[] => {
  const start = menu.indexOf(record)
  if (start < 0) return []
  const from = start + record.length
  const end = menu.indexOf('{"_id":', from)
  const text = menu.slice(from, end < 0 ? undefined : end)
  return /"images":\["([0-9a-f]{24})"/.exec(text)?.slice(1) ?? []
}

/** The pictures that a screen begins with, as far as what was kept tells. */
export const earlyPictures = (pathname: string, { menu, pictures }: Kept): EarlyPictures => {
  const [, screen = '', id = ''] = pathname.split('/')
  if (screen === 'browse') return { ids: pictures.split(' '), sizes: pictureSizes.dish }
  if (screen === 'products')
    return { ids: pictureOf(menu, `{"_id":"${id}"`), sizes: pictureSizes.product }
  const shop = '"shop":{"_id":'
  return { ids: screen === '' ? pictureOf(menu, shop) : [], sizes: pictureSizes.home }
}
