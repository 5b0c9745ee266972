import { csvLine } from './csv-line.ts'
import { variantCells } from './programs/variants.ts'
import { withoutTags } from './programs/without-tags.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
const listOf = (value: unknown): readonly unknown[] =>
  value === undefined || value === null ? [] : [value].flat()
const nodesOf = (value: unknown): readonly Node[] => listOf(value).filter(isNode)

/** Returns a text of a node: the first, if it has several, such as one a language. */
const textOf = (value: unknown): string => {
  const [first] = listOf(value)
  const text = isNode(first) ? first['@value'] : first
  return typeof text === 'string' || typeof text === 'number' ? withoutTags(String(text)) : ''
}

const isOf = ({ '@type': type }: Node, name: string): boolean =>
  listOf(type).some((one) => typeof one === 'string' && one.replace(/^.*[/:]/, '') === name)

const titles = ['category', 'name', 'description', 'price', 'options'] as const

const rowOf = (item: Node, category: string): string => {
  const offers = nodesOf(item['offers']).map((offer) => ({
    name: textOf(offer['name']) || textOf(offer['size']) || 'Regular',
    price: [offer, ...nodesOf(offer['priceSpecification'])]
      .map((one) => textOf(one['price']) || textOf(one['lowPrice']))
      .find((price) => price !== ''),
  }))
  const variants = offers.flatMap(({ name, price }) => (price === undefined ? [] : { name, price }))
  const cells = new Map<string, string>([
    ['category', category],
    ['name', textOf(item['name'])],
    ['description', textOf(item['description'])],
    ...(variants.length > 0 ? variantCells('Size', variants) : []),
  ])
  return csvLine(titles.map((title) => cells.get(title)))
}

/** Returns the dishes below a node, each with the section that it is in. */
const rowsIn = (node: Node, category = ''): readonly string[] => {
  const section = isOf(node, 'MenuSection') ? textOf(node['name']) || category : category
  const below = [
    '@graph',
    'hasMenu',
    'menu',
    'hasMenuSection',
    'hasPart',
    'itemListElement',
    'item',
  ]
  return [
    ...(isOf(node, 'MenuItem') ? [rowOf(node, category)] : []),
    ...nodesOf(node['hasMenuItem']).flatMap((item) =>
      rowsIn({ '@type': 'MenuItem', ...item }, section),
    ),
    ...below.flatMap((name) => nodesOf(node[name]).flatMap((one) => rowsIn(one, section))),
  ]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const script = /<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/gi

/**
 * Returns the menu of a text that describes one by schema.org's `Menu` in JSON-LD, also within a page of HTML, as CSV; undefined if
 * it does not.
 */
export const readJsonLd = (text: string): string | undefined => {
  const blocks = /^\s*</.test(text)
    ? Array.from(text.matchAll(script), ([, block = '']) => block)
    : /^\s*[[{]/.test(text) && text.includes('"@type"')
      ? [text]
      : []
  const rows = blocks.flatMap((block) => nodesOf(parsed(block)).flatMap((node) => rowsIn(node)))
  return rows.length > 0 ? csvLine(titles) + rows.join('') : undefined
}
