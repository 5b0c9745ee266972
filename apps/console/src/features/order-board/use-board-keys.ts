import type { Order } from '@comanda/contract'
import { type KeyboardEvent, useEffect } from 'react'
import { type BoardKey, boardKey } from './board-keys.ts'
import type { BoardStatus } from './board-status.ts'
import { neighbour } from './order-columns.ts'
import type { FocusCard } from './use-card-focus.ts'

interface BoardKeyboard {
  readonly columns: Readonly<Record<BoardStatus, readonly Order[]>>
  readonly chosen: Order | undefined
  readonly focus: FocusCard
  /** What a key asks of the chosen order, or of the board. */
  readonly run: (what: Exclude<BoardKey['do'], 'go'>, order: Order | undefined) => void
}

/** Where arrow keys have a meaning of their own. */
const BUSY = 'a, button, input, select, textarea, dialog, article'
/** Keys that a button under the focus takes for itself. */
const pressing: ReadonlySet<string> = new Set(['Enter', ' '])

/**
 * The keyboard of the board: it listens where the focus is on a card or in one. From nowhere on the page the arrows lead
 * to the first card.
 */
export const useBoardKeys = ({ columns, chosen, focus, run }: BoardKeyboard) => {
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent): void => {
      const isBusy = (event.target as HTMLElement).closest(BUSY) !== null
      if (isBusy || boardKey(event)?.do !== 'go') return
      event.preventDefault()
      focus(chosen?._id ?? neighbour(columns, undefined, 'ArrowDown'))
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  })
  return (event: KeyboardEvent): void => {
    const asked = boardKey(event)
    const isInButton = (event.target as HTMLElement).closest('button') !== null
    if (!asked || (isInButton && pressing.has(event.key))) return
    event.preventDefault()
    if (asked.do === 'go') focus(neighbour(columns, chosen?._id, asked.key))
    else run(asked.do, chosen)
  }
}
