import { demo } from '@comanda/demo'

/** The parts of a menu by service path, in the order in which they are written. */
const parts = [
  'timeConditions',
  'sections',
  'categories',
  'subCategories',
  'productOptions',
  'products',
] as const

/** A record of a menu, to be created at its path. */
export interface MenuRecord {
  readonly path: (typeof parts)[number]
  readonly record: { readonly _id?: string; readonly shop: string }
}

const [model] = demo.shops

/**
 * Returns the menu of the demo's first restaurant for another shop, without its pictures: every record and every reference has a
 * new id.
 */
export const demoMenu = async (
  shop: string,
  newId: () => Promise<string>,
): Promise<readonly MenuRecord[]> => {
  const own = parts.flatMap((path) =>
    demo[path]
      .filter((record) => record.shop === model?._id && !('topUp' in record))
      .map((record) => ({ path, record })),
  )
  const ids = new Map([[model?._id, shop]])
  for (const { record } of own) ids.set(record._id, await newId())
  return own.map(({ path, record }) => {
    const text = JSON.stringify({ ...record, images: undefined })
    const renamed = text.replaceAll(
      /"([0-9a-f]{24})"/g,
      (_, id: string) => `"${ids.get(id) ?? id}"`,
    )
    return { path, record: JSON.parse(renamed) as MenuRecord['record'] }
  })
}
