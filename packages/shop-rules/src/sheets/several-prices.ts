import { priceUnit } from './price-unit.ts'

const number = String.raw`\d+(?:[.,]\d+)?`
/** Words before the prices of a dish that is sold in several sizes. */
const size = String.raw`(?:X?S|M|X{0,2}L|hot|cold|iced?|small|medium|large|regular|half|full|whole|dozen|glass|bottle|btl|pint|jug|carafe|klein|mittel|gro(?:ß|ss)|Glas|Flasche|petite?|grande?|verre|bouteille|pichet|media|copa|botella|calice|bottiglia|\d\/\d|小|中|大|熱|热|凍|冻|冷|例牌?|半份|半隻|半只|全隻|全只|[一整]隻|杯|支|樽|瓶|壺|壶)`
const bySize = new RegExp(
  String.raw`(?:^|[\s(（])${size}[)）]?\s*:?\s*(?:${priceUnit})?\s*${number}.*[\s(（/,、]${size}[)）]?:?$`,
  'iu',
)
/** An amount with its unit behind the beginning of the name: `雲吞 小 $38 大`, and not `$1 oysters` or `100円寿司`. */
const withUnit = new RegExp(
  String.raw`\S\s.*(?:(?:${priceUnit})\s*${number}|${number}\s*(?:${priceUnit}))(?=[\s/,、|]|$)`,
  'u',
)
/** `3.00 3.50`; smaller ones are litres. */
const withCents = /\s(?:[2-9]|\d{2,})[.,]\d{2}(?=\s|$)/u
/** `Espresso 2.8 / Doppio`; a Chinese name behind the slash is the same dish's. */
const beforeSlash = /\p{Script=Latin}.*\s\d+(?:[.,]\d+)?\s*\/\s*\p{Script=Latin}/u
const columns = /(?:\t|\s{3,})\d+(?:[.,]\d+)?$/u

/** Whether what stands before the price of a line has a price, too: it is unclear which is the dish's. `gap` is between the two. */
export const hasAnotherPrice = (name: string, gap: string): boolean =>
  [/\d\s*\/$/u, /\s\+\d/u, withUnit, withCents, bySize, beforeSlash].some((one) =>
    one.test(name),
  ) ||
  (/\t|\s{3}/u.test(gap) && columns.test(name))
