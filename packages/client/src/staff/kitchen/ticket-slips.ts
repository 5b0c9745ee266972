import type { Ticket } from '@comanda/contract'
import { jsonObject } from '../../json/json-object.ts'
import { jsonEntry } from '../../storage/json-entry.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createStore, type Store } from '../../store/store.ts'

/** A ticket that is being printed. */
export interface TicketSlip {
  readonly ticket: Ticket
  /** It may have been printed before, and says so (KITCHEN-5.2). */
  readonly isCopy: boolean
}

export interface TicketSlipsState {
  /** Whether this device prints each ticket that comes. */
  readonly isOn: boolean
  readonly current: TicketSlip | undefined
  /** The one that was printed last. */
  readonly last: Ticket | undefined
}

/** The tickets of a station on paper, one after another, by the device of its display (KITCHEN-5). */
export interface TicketSlips {
  readonly state: Store<TicketSlipsState>
  /** Begins or ends to print; of what is open at this moment nothing is printed. */
  readonly toggle: (open: readonly Ticket[]) => void
  /** Prints those of the open tickets that were not printed yet, the first of them first. */
  readonly offer: (open: readonly Ticket[]) => void
  /** Stores that the device has taken the current one, and continues with the next. */
  readonly printed: () => void
  /** Prints the last one once more. */
  readonly again: () => void
}

/** How many printed tickets a device remembers: more than a kitchen has open. */
const REMEMBERED = 1000

interface Memory {
  readonly isOn: boolean
  /** The ids of those that were printed, the latest last. */
  readonly printed: readonly string[]
  /** The one that was begun last: if it is not among the printed ones, nobody knows whether it is on paper. */
  readonly begun?: string
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

const memoryOf = (stored: unknown): Memory => {
  const { isOn, printed, begun } = jsonObject(stored)
  return {
    isOn: isOn === true,
    printed: isTexts(printed) ? printed : [],
    ...(typeof begun === 'string' ? { begun } : {}),
  }
}

/** Returns the slips of a station on this device; what was printed outlives a reload. */
export const createTicketSlips = (
  storage: KeyStorage,
  shop: string,
  station: string,
): TicketSlips => {
  const entry = jsonEntry(storage, `staffSlips:${shop}:${station}`)
  let memory = memoryOf(entry.read())
  let offered: readonly Ticket[] = []
  const state = createStore<TicketSlipsState>({
    isOn: memory.isOn,
    current: undefined,
    last: undefined,
  })
  const remember = (changes: Partial<Memory>): void => {
    memory = { ...memory, ...changes }
    entry.write(memory)
  }
  const withPrinted = (ids: readonly string[]): readonly string[] =>
    [...new Set([...memory.printed, ...ids])].slice(-REMEMBERED)
  const begin = (ticket: Ticket, isCopy: boolean): void => {
    remember({ begun: ticket._id })
    state.set({ ...state.get(), current: { ticket, isCopy } })
  }
  const goOn = (): void => {
    const { isOn, current } = state.get()
    if (!isOn || current) return
    const printed = new Set(memory.printed)
    const next = offered.find(({ _id }) => !printed.has(_id))
    if (next) begin(next, memory.begun === next._id)
  }
  return {
    state,
    toggle: (open) => {
      const isOn = !state.get().isOn
      remember({ isOn, ...(isOn ? { printed: withPrinted(open.map(({ _id }) => _id)) } : {}) })
      state.set({ ...state.get(), isOn })
    },
    offer: (open) => {
      offered = open
      goOn()
    },
    printed: () => {
      const { current } = state.get()
      if (!current) return
      remember({ printed: withPrinted([current.ticket._id]) })
      state.set({ ...state.get(), current: undefined, last: current.ticket })
      goOn()
    },
    again: () => {
      const { last, current } = state.get()
      if (last && !current) begin(last, true)
    },
  }
}
