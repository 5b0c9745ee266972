import { PriceRequestError, type PriceResult } from '@comanda/engine/pricing'
import { couponsOf } from '../../ordering/pricing/price-session.ts'
import {
  booksOf,
  priceAgain,
  type PricedState,
  proveSession,
} from '../../ordering/replay/prove-session.ts'
import type { ReadBook } from '../../ordering/replay/read-books.ts'
import type { CompiledBook } from '../../ordering/pricing/compiled-book.ts'
import { couponsWithDraft, type DraftedRule } from './drafted-rule.ts'

/** What bills are replayed with: the books of then, and the same with a draft. */
export interface ReplayBooks {
  readonly draft: DraftedRule
  readonly readBook: ReadBook
  readonly readDrafted: ReadBook
}

/** A proved bill, what it comes to with the draft, and the book that names its rules. */
export interface BillWithDraft {
  readonly state: PricedState
  readonly after: PriceResult
  readonly book: CompiledBook
}

/** Returns a bill with the draft, or undefined if it is not proved, or its lines only keep their shares (BOOK-3.1). */
export const replayBill = async (
  state: PricedState,
  { draft, readBook, readDrafted }: ReplayBooks,
): Promise<BillWithDraft | undefined> => {
  const { pricedWith, shop } = state.row
  if (!pricedWith || pricedWith.kept) return undefined
  const proof = await proveSession(state, readBook)
  if (proof.status !== 'equal') return undefined
  const book = await readDrafted(shop, pricedWith.book)
  const books = await booksOf(state, pricedWith, readDrafted)
  // They were there for the proof.
  if (!book || typeof books === 'string') return undefined
  const coupons = couponsWithDraft(couponsOf(state.row), draft)
  try {
    return { state, book, after: priceAgain(state, pricedWith, book, { books, coupons }) }
  } catch (error) {
    if (!(error instanceof PriceRequestError)) throw error
    return undefined
  }
}
