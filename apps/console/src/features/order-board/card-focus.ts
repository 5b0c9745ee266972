import { type FocusEvent, useEffect, useRef } from 'react'

/** Returns the id of an order's card. */
export const cardId = (order: string): string => `order-${order}`

/** Returns the props that make a card focusable: by Tab if it is the tab stop, by arrow keys otherwise. */
export const cardFocus = (isTabStop: boolean, onSelect: () => void) => ({
  tabIndex: isTabStop ? 0 : -1,
  onFocus: (event: FocusEvent): void => {
    if (event.target === event.currentTarget) onSelect()
  },
})

/** Focuses the card of an order: at once, or after the next render if the card is about to move. */
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
