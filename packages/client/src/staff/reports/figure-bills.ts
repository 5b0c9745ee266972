import type { BillsReport, ReportBill } from '@comanda/contract'
import { normaliseError } from '../../errors/normalise-error.ts'
import { createStore, type Store } from '../../store/store.ts'

export interface FigureBillsState {
  /** Those that are loaded; absent until the first page is. */
  readonly bills?: readonly ReportBill[]
  /** There are more, after the bill with this id. */
  readonly after?: string
  /** Why the latest page could not be loaded. */
  readonly problem?: string
}

/** The bills of a figure, a page at a time (STAFF-7.2). */
export interface FigureBills {
  readonly state: Store<FigureBillsState>
  /** Loads the first page, the next one, or again the one that failed. */
  readonly more: () => Promise<void>
}

/** Returns the bills that `read` reads, each page from the bill on at which the one before ended. */
export const createFigureBills = (read: (after?: string) => Promise<BillsReport>): FigureBills => {
  const state = createStore<FigureBillsState>({})
  let loading = false
  return {
    state,
    more: async () => {
      const { bills = [], after } = state.get()
      if (loading) return
      loading = true
      try {
        const page = await read(after)
        state.set({
          bills: [...bills, ...page.bills],
          ...(page.after === undefined ? {} : { after: page.after }),
        })
      } catch (failure) {
        state.set({ ...state.get(), problem: normaliseError(failure).message })
      }
      loading = false
    },
  }
}
