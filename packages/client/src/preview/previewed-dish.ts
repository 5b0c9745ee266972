import type { Menu, Product } from '@comanda/contract'

/** What a preview shows: a dish, in a menu of what the dish needs. */
export interface PreviewedDish {
  readonly kind: 'previewedDish'
  readonly menu: Menu
  readonly dish: string
}

/** What a preview says to the page around it once it can show something. */
export const previewReady = 'previewReady'

/** The shop as it is while guests order at a table: what it takes and when is no part of the dish. */
const open = {
  beingSetUp: false,
  openForOnline: true,
  openDineInNoTable: true,
  onlineDineInNoTableEnabledFixedCode: false,
  onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }],
} as const satisfies Partial<Menu['shop']>

/**
 * Returns a dish with its options and what they name, so that little is sent with each change, in a shop that takes orders at
 * this moment.
 */
export const previewedDish = (menu: Menu, dish: Product): PreviewedDish => {
  const groups = new Set(dish.options)
  const inside = new Set<string>()
  const productOptions = menu.productOptions.filter(({ _id }) => groups.has(_id))
  for (const { choices } of productOptions)
    for (const { product } of choices) if (product !== undefined) inside.add(product)
  const parts = menu.products.filter(({ _id }) => inside.has(_id) && _id !== dish._id)
  const further = new Set(parts.flatMap(({ options = [] }) => options))
  const ofParts = menu.productOptions.filter(({ _id }) => further.has(_id) && !groups.has(_id))
  return {
    kind: 'previewedDish',
    dish: dish._id,
    menu: {
      ...menu,
      shop: {
        ...menu.shop,
        ...open,
        onlineOpeningHours: [...open.onlineOpeningHours],
        specialDays: [],
      },
      products: [dish, ...parts],
      productOptions: [...productOptions, ...ofParts],
    },
  }
}

/** Returns what a page around a preview has sent, if it is that. */
export const readPreviewedDish = (data: unknown): PreviewedDish | undefined => {
  const isDish =
    typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'previewedDish'
  return isDish ? (data as PreviewedDish) : undefined
}
