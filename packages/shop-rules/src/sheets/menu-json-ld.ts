import { localizedName, type LocalizedText } from '@comanda/engine/catalog'

interface LinkedProduct {
  readonly _id: string
  readonly name: LocalizedText
  readonly description?: LocalizedText
  readonly category?: string
  readonly price: number
  readonly marks?: readonly string[]
  readonly openPrice?: object
  readonly byWeight?: { readonly grams: number }
  readonly topUp?: number
  readonly hideFromOnline?: boolean
  readonly setOrderOrGiftOnly?: boolean
}

/** Of a menu and its shop, what search engines read. */
export interface LinkedMenu {
  readonly shop: {
    readonly _id: string
    readonly name: LocalizedText
    readonly address?: LocalizedText
    readonly phone?: string
    readonly currency: string
  }
  readonly categories: readonly { readonly _id: string; readonly name: LocalizedText }[]
  readonly products: readonly LinkedProduct[]
}

interface LinkPlace {
  /** The address of the diner's app, without a slash at its end. */
  readonly site: string
  /** What the reader reads, as BCP 47. */
  readonly locale: string
}

const diets: Readonly<Record<string, readonly string[]>> = {
  vegetarian: ['https://schema.org/VegetarianDiet'],
  vegan: ['https://schema.org/VeganDiet', 'https://schema.org/VegetarianDiet'],
}

/** What a dish costs, of a weighed one so many grams; nothing if staff say it. */
const offerOf = ({ price, openPrice, byWeight }: LinkedProduct, currency: string) => {
  if (openPrice) return undefined
  const offer = { '@type': 'Offer', price, priceCurrency: currency }
  if (!byWeight) return offer
  const { grams } = byWeight
  const referenceQuantity = { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' }
  const unit = { '@type': 'UnitPriceSpecification', price, priceCurrency: currency }
  return { '@type': 'Offer', priceSpecification: { ...unit, referenceQuantity } }
}

/**
 * Returns a shop with its menu as schema.org describes them, for JSON-LD (LINKED-1): dishes that guests order by themselves,
 * by category, at their list prices. Their ids are the addresses of their pages.
 */
export const menuJsonLd = ({ shop, categories, products }: LinkedMenu, at: LinkPlace): object => {
  const { site, locale } = at
  const text = (name: LocalizedText | undefined) => localizedName(name, locale) || undefined
  const page = `${site}/?id=${shop._id}`
  const item = (product: LinkedProduct) => {
    const suitable = [...new Set((product.marks ?? []).flatMap((mark) => diets[mark] ?? []))]
    return {
      '@type': 'MenuItem',
      '@id': `${site}/products/${product._id}?id=${shop._id}`,
      name: text(product.name),
      description: text(product.description),
      offers: offerOf(product, shop.currency),
      suitableForDiet: suitable.length > 0 ? suitable : undefined,
    }
  }
  const shown = products.filter(
    ({ hideFromOnline, setOrderOrGiftOnly, topUp }) =>
      hideFromOnline !== true && setOrderOrGiftOnly !== true && topUp === undefined,
  )
  const known = new Set(categories.map(({ _id }) => _id))
  const sections = categories.flatMap(({ _id, name }) => {
    const dishes = shown.filter(({ category }) => category === _id)
    if (dishes.length === 0) return []
    const section = { '@type': 'MenuSection', '@id': `${page}#${_id}`, name: text(name) }
    return [{ ...section, hasMenuItem: dishes.map(item) }]
  })
  const others = shown.filter(({ category }) => category === undefined || !known.has(category))
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    '@id': page,
    url: page,
    name: text(shop.name),
    address: text(shop.address),
    telephone: shop.phone,
    hasMenu: {
      '@type': 'Menu',
      '@id': `${site}/browse?id=${shop._id}`,
      inLanguage: locale,
      hasMenuSection: sections,
      ...(others.length > 0 ? { hasMenuItem: others.map(item) } : {}),
    },
  }
}

/** Returns JSON that a page may have in a script element: no text in it ends that. */
export const linkedText = (data: object): string =>
  JSON.stringify(data).replaceAll('<', String.raw`\u003C`)
