import type { PricedWith } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import { priceOrder, PriceRequestError, type PriceResult } from '@comanda/engine/pricing'
import { billOfShares, wholeBill } from '@comanda/engine/bills'
import { orderedLine, orderToPrice, type PricedBy } from '../pricing/price-session.ts'
import type { SessionState } from '../records/session-record.ts'
import { type Difference, differences } from './differences.ts'
import type { CompiledBook } from '../pricing/compiled-book.ts'
import type { PastBooks } from '../pricing/past-books.ts'
import type { ReadBook } from './read-books.ts'

/** Whether a session's stored price is what its rule book gives (BOOK-2.1). */
export type Proof =
  | { readonly status: 'equal' }
  /** It was priced before rule books were stored. */
  | { readonly status: 'noBook' }
  /** Its book is missing, or is not what its hash says. */
  | { readonly status: 'lostBook'; readonly book: string }
  | { readonly status: 'differs'; readonly differences: readonly Difference[] }
  /** The engine refuses to price it. */
  | { readonly status: 'failed'; readonly reason: string }

/** The rows that a session is priced from. */
export type PricedState = Pick<SessionState, 'row' | 'lines'>

/** Prices a session by a rule book, with its coupons or others, as it was priced with that book before. */
export const priceAgain = (
  { row, lines }: PricedState,
  { now, user, savings = [] }: PricedWith,
  { book, prices }: CompiledBook,
  by: Pick<PricedBy, 'books' | 'coupons'>,
): PriceResult => {
  const vipLevel = book.vipLevels.find(({ _id }) => _id === user?.vipLevel)
  const member = user && {
    // Pricing reads whether there is a member, not who it is: the account may be deleted.
    _id: '',
    points: user.points,
    ranks: user.ranks.map((rank) => ({ rank })),
    ...(vipLevel ? { vipLevel } : {}),
  }
  const at = new Date(now)
  const order = orderToPrice(book, row, lines.map(orderedLine), at, { ...by, user: member })
  return priceOrder(prices, { ...order, savings })
}

/** Returns the books of a session's lines besides that of its price, or the id of one that is lost. */
export const booksOf = async (
  { row, lines }: PricedState,
  { book: current }: PricedWith,
  readBook: ReadBook,
): Promise<PastBooks | string> => {
  const books = new Map<string, CompiledBook>()
  for (const { picked } of lines) {
    const { book: id } = picked
    if (id === undefined || id === current || books.has(id)) continue
    const book = await readBook(row.shop, id)
    if (!book) return id
    books.set(id, book)
  }
  return books
}

/** Proves a bill whose lines keep their shares: they sum to its totals, and settle to its total (BOOK-2.4). */
const keptProof = ({ row }: PricedState, stored: PriceResult): Proof => {
  const { tips, adjusts } = row
  const { total } = stored.totals
  const lines = stored.lines.map((line) => ({
    ...line,
    net: fromCents(toCents(line.total) + toCents(line.discount)),
  }))
  const again = billOfShares(wholeBill({ ...stored, lines }), { shop: {}, tips, adjusts, total })
  const found = differences(stored, JSON.parse(JSON.stringify(again)))
  return found.length === 0 ? { status: 'equal' } : { status: 'differs', differences: found }
}

/** Proves the stored price of a session: its lines as agreed, its coupons as used, priced again by its rule book. */
export const proveSession = async (state: PricedState, readBook: ReadBook): Promise<Proof> => {
  const { pricedWith, result, shop } = state.row
  if (!pricedWith) return { status: 'noBook' }
  const book = await readBook(shop, pricedWith.book)
  if (!book) return { status: 'lostBook', book: pricedWith.book }
  try {
    const { labels: _labels, ...stored } = result
    if (pricedWith.kept) return keptProof(state, stored)
    const books = await booksOf(state, pricedWith, readBook)
    if (typeof books === 'string') return { status: 'lostBook', book: books }
    const again = priceAgain(state, pricedWith, book, { books })
    const found = differences(stored, JSON.parse(JSON.stringify(again)))
    return found.length === 0 ? { status: 'equal' } : { status: 'differs', differences: found }
  } catch (error) {
    if (!(error instanceof PriceRequestError)) throw error
    return { status: 'failed', reason: error.message }
  }
}
