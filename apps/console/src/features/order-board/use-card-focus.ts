import { useEffect, useRef } from 'react'
import { cardId } from './card-focus.ts'

/** Puts the focus on an order's card: now, or when the board is drawn again, for a card that is about to move. */
export type FocusCard = (order: string | undefined, isMoving?: boolean) => void

export const useCardFocus = (): FocusCard => {
  const wanted = useRef<string>(undefined)
  const focus = (): void => {
    const card = wanted.current === undefined ? null : document.getElementById(wanted.current)
    if (!card) return
    wanted.current = undefined
    card.focus()
  }
  useEffect(focus)
  return (order, isMoving = false) => {
    wanted.current = order === undefined ? undefined : cardId(order)
    if (!isMoving) focus()
  }
}
