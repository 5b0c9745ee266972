import { marketPrice, priceFrom, priceUp } from './open-price-cell.ts'
import { priceUnit } from './sheet-price.ts'
import { ofUnit, perUnit } from './weight-cell.ts'

/** What a line of a typed menu looks like: a dish has a price at its end. */
export type MenuLine =
  | { readonly kind: 'dish'; readonly name: string; readonly price: string }
  | { readonly kind: 'heading'; readonly name: string }
  | { readonly kind: 'contact' }

const amount = String.raw`\d{1,3}(?:[.,'’]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d+)?`
const priced = new RegExp(
  String.raw`^(.*?)([\s.…·:_–—-]*)((?:${ofUnit}\s*)?(?:(?<![\p{L}\d])(?:${priceFrom})\s+)?(?:(?:${priceUnit})\s*)?(?:${amount})(?:[.,:][-–—])?(?:\s*(?:${priceUnit}))?(?:\s*(?:${priceUp}))?(?:\s*${perUnit})?)$`,
  'u',
)
const open = new RegExp(
  String.raw`^(.*[^\s.…·:_–—-])([\s.…·:_–—-]+)((?:${marketPrice})(?:\s*${perUnit})?)$`,
  'iu',
)

const hours =
  /\d[:.h]\d{2}\s*(?:[-–—~至到]|to|bis|à)\s*\d{1,2}[:.h]\d{2}\s*(?:h|Uhr|[ap]\.?m\.?)?$/iu
const people = /(?:^|\s)(?:for|serves|pour|für|per|para|voor)$/iu
const called =
  /(?:^|[^\p{L}])(?:tel|phone|call|fax|whatsapp|mobile|telefon|tél)(?:[^\p{L}]|$)|☎|電話|电话|訂座|订座|熱線|热线|傳真/iu
const groupsOfDigits = /(?:^|\s)\+?\(?\d{2,4}\)?(?:[ -]\d{2,4}){1,4}$/u
const elsewhere = /\S@\S|https?:\/\/|(?:^|\s)www\./iu

const digitsOf = (text: string): number => text.replaceAll(/\D/g, '').length

const isContact = (line: string): boolean => {
  if (elsewhere.test(line)) return true
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

/** Returns what a line is by itself. `line` is in NFKC and has no spaces around it. */
export const menuLine = (line: string): MenuLine => {
  if (isContact(line)) return { kind: 'contact' }
  const [, name = '', gap = '', price] = hours.test(line)
    ? []
    : (open.exec(line) ?? priced.exec(line) ?? [])
  return price === undefined || isNoPrice(name, gap, price)
    ? { kind: 'heading', name: headingOf(line) }
    : { kind: 'dish', name: name.trim(), price }
}

/** Whether a line without a price that follows a dish says something of that dish. */
export const isDescription = (line: string): boolean => {
  if (/^[#*【[—–-]|:$/u.test(line) || !/\p{Ll}|\p{Script=Han}/u.test(line)) return false
  if (/^\p{Ll}|[.。…]$|[,、，;；]/u.test(line) || /^[（(].*[)）]$/u.test(line)) return true
  return /^\S+\s+(?:\S+\s+)*(?:with|served|mit|avec|con|met)\s|^(?:with|served|mit|avec|con|met)\s/iu.test(
    line,
  )
}
