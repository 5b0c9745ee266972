import { marketPrice, priceFrom, priceUp } from './open-price-cell.ts'
import { withoutNotes } from './price-notes.ts'
import { priceUnit, thousandsWord } from './price-unit.ts'
import { hasAnotherPrice } from './several-prices.ts'
import { ofUnit, perUnit } from './weight-cell.ts'

/** What a line of a typed menu looks like: a dish has a price at its end. */
export type MenuLine =
  | { readonly kind: 'dish'; readonly name: string; readonly price: string }
  | { readonly kind: 'heading'; readonly name: string }
  | { readonly kind: 'contact' }
  /** It has more than one price. */
  | { readonly kind: 'several' }

const amount = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`
const priced = new RegExp(
  String.raw`^(.*?)([\s.…·:_–—+=@→|-]*)((?:${ofUnit}\s*)?(?:(?<![\p{L}\d])(?:${priceFrom})\s+)?(?:(?:${priceUnit})\s*)?(?:${amount})(?:${thousandsWord})?(?:[.,:/][-–—])?(?:\s*(?:${priceUnit}))?(?:\s*(?:${priceUp}))?(?:\s*${perUnit})?)$`,
  'u',
)
const open = new RegExp(
  String.raw`^(.*[^\s.…·:_–—-])([\s.…·:_–—-]+)((?:${marketPrice})(?:\s*${perUnit})?)$`,
  'iu',
)

const hours =
  /\d[:.h]\d{2}\s*(?:[-–—~至到]|to|bis|à)\s*\d{1,2}[:.h]\d{2}\s*(?:h|Uhr|[ap]\.?m\.?)?$/iu
const people = /(?:^|\s)(?:for|serves|parties of|pour|für|per|para|voor)$/iu
const called =
  /(?:^|[^\p{L}])(?:tel|phone|call|fax|whatsapp|mobile|telefon|tél)(?:[^\p{L}]|$)|☎|電話|电话|訂座|订座|熱線|热线|傳真/iu
const groupsOfDigits = /(?:^|\s)\+?\(?\d{2,4}\)?(?:[ -]\d{2,4}){1,4}$/u
const elsewhere = /\S@\S|https?:\/\/|(?:^|\s)www\./iu
const founded =
  /^(?:©|\(c\)|copyright|since|est(?:ablished|d)?\.?|depuis|seit|dal|desde|創[業於]|始[創於])\s*(?:19|20)\d{2}$/iu
/** The end of an address: a number of a house, a room or of the post. */
const address =
  /(?:stra(?:ß|ss)e|str\.|gasse|allee|(?:^|[\s,])(?:suite|unit|room|flat|p\.?\s?o\.?\s?box))\s*#?\d+\s?[a-z]?$|(?:^|[\s,])(?:singapore|postal code)\s+\d{6}$/iu

const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length

const isContact = (line: string): boolean => {
  if ([elsewhere, founded, address].some((pattern) => pattern.test(line))) return true
  const number = groupsOfDigits.exec(line)?.[0] ?? ''
  return digitsOf(number) >= 8 || (called.test(line) && digitsOf(line) >= 7)
}

/** Whether what looks like a price is the end of a time (`14:30`), of hours (`11 - 14`), or of `Dinner for 2`. */
const isNoPrice = (name: string, gap: string, price: string): boolean => {
  const isNumber = /^\d{1,2}$/.test(price) && Number(price) <= 24
  if (/[\d]$/.test(name) && /^[.:,-]$/.test(gap)) return true
  if (/\p{Script=Latin}$/u.test(name) && /^\d/.test(gap + price)) return true
  return isNumber && (people.test(name) || (/\b\d{1,2}$/.test(name) && /^\s*[-–—]\s*$/.test(gap)))
}

/** Returns a heading without the signs that set it apart: `# Drinks:`, `【飲品】`. */
const headingOf = (line: string): string =>
  line
    .replace(/^[#*\s【[（(—–-]+/u, '')
    .replace(/[】\]）):*\s—–-]+$/u, '')
    .trim()

const dishOf = (line: string): MenuLine | undefined => {
  const [, name = '', gap = '', price] = open.exec(line) ?? priced.exec(line) ?? []
  if (price === undefined || isNoPrice(name, gap, price)) return undefined
  return hasAnotherPrice(name, gap)
    ? { kind: 'several' }
    : { kind: 'dish', name: name.trim(), price }
}

/** `Mocha ($4.50)`: the brackets say nothing. */
const inBrackets = new RegExp(
  String.raw`[([]((?:${priceUnit})\s*(?:${amount})|(?:${amount})\s*(?:${priceUnit})|\d+[.,]\d{2})[)\]]$`,
  'u',
)

/** A dish whose price has a unit and stands first: `$48 雲吞麵`. */
const pricedFirst = new RegExp(
  String.raw`^((?:${priceUnit})\s*(?:${amount})|(?:${amount})\s*(?:${priceUnit}))[\s.…·:_–—-]+(\p{L}.*)$`,
  'u',
)

/** Returns what a line is by itself. `line` is in NFKC and has no spaces around it. */
export const menuLine = (line: string): MenuLine => {
  if (isContact(line)) return { kind: 'contact' }
  const heading = { kind: 'heading', name: headingOf(line) } as const
  if (hours.test(line)) return heading
  const plain = line
    .replaceAll('**', '')
    .replace(/^[•·●▪►◆*–—-]\s+/u, '')
    .replace(inBrackets, '$1')
  const found = dishOf(plain)
  if (found) return found
  const [, price, name] = pricedFirst.exec(plain) ?? []
  if (price !== undefined && name !== undefined) return { kind: 'dish', name, price }
  const { text, notes } = withoutNotes(plain)
  const noted = text === plain ? undefined : dishOf(text)
  if (noted?.kind === 'dish' && noted.name !== '')
    return { ...noted, name: `${noted.name} ${notes}`.trim() }
  return noted ?? heading
}

/** Whether a line without a price that follows a dish says something of that dish. */
export const isDescription = (line: string): boolean => {
  if (/^[#*【[—–-]|:$/u.test(line) || !/\p{Ll}|\p{Script=Han}/u.test(line)) return false
  if (/^\p{Ll}|[.。…]$|[,、，;；]/u.test(line) || /^[（(].*[)）]$/u.test(line)) return true
  return /^\S+\s+(?:\S+\s+)*(?:with|served|mit|avec|con|met)\s|^(?:with|served|mit|avec|con|met)\s/iu.test(
    line,
  )
}
