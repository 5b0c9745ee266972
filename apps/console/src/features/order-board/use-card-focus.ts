import { useEffect, useRef } from 'react'
import { cardId } from './card-focus.ts'

/** Puts the focus on an order's card, now or as soon as the card is there. */
export const useCardFocus = (): ((order: string | undefined) => void) => {
  const wanted = useRef<string>(undefined)
  const focus = (): void => {
    const card = wanted.current === undefined ? null : document.getElementById(wanted.current)
    if (!card) return
    wanted.current = undefined
    card.focus()
  }
  useEffect(focus)
  return (order) => {
    wanted.current = order === undefined ? undefined : cardId(order)
    requestAnimationFrame(focus)
  }
}
