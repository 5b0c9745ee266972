import type { FocusEvent } from 'react'

/** The id of an order's card, by which the keyboard finds it. */
export const cardId = (order: string): string => `order-${order}`

/** What makes a card one that the focus can rest on; Tab leads to the one that is the stop, arrows to the others. */
export const cardFocus = (isStop: boolean, onChoose: () => void) => ({
  tabIndex: isStop ? 0 : -1,
  onFocus: (event: FocusEvent): void => {
    if (event.target === event.currentTarget) onChoose()
  },
})
