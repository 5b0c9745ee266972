import type { Order } from '@comanda/contract'
import { type KeyboardEvent, useEffect } from 'react'
import { type BoardCommand, boardCommand } from './board-keys.ts'
import type { BoardStatus } from './board-status.ts'
import { neighbour } from './order-columns.ts'
import type { FocusCard } from './card-focus.ts'

interface BoardKeyboard {
  readonly columns: Readonly<Record<BoardStatus, readonly Order[]>>
  readonly selected: Order | undefined
  readonly focus: FocusCard
  /** Runs a command for the selected order, or for the board. */
  readonly run: (what: Exclude<BoardCommand['do'], 'go'>, order: Order | undefined) => void
}

/** Elements in which arrow keys already have a meaning. */
const BUSY = 'a, button, input, select, textarea, dialog, article'
/** Keys that press a focused button. */
const pressing: ReadonlySet<string> = new Set(['Enter', ' '])

/**
 * Returns the handler of keys for the board, which works while the focus is on a card or inside one. If no control of
 * the page has the focus, an arrow key focuses the selected card or the first one.
 */
export const useBoardKeys = ({ columns, selected, focus, run }: BoardKeyboard) => {
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent): void => {
      const isBusy = (event.target as HTMLElement).closest(BUSY) !== null
      if (isBusy || boardCommand(event)?.do !== 'go') return
      event.preventDefault()
      focus(selected?._id ?? neighbour(columns, undefined, 'ArrowDown'))
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  })
  return (event: KeyboardEvent): void => {
    const command = boardCommand(event)
    const isInButton = (event.target as HTMLElement).closest('button') !== null
    if (!command || (isInButton && pressing.has(event.key))) return
    event.preventDefault()
    if (command.do === 'go') focus(neighbour(columns, selected?._id, command.key))
    else run(command.do, selected)
  }
}
