import { useEffect } from 'react'

/** Elements that take text, and dialogs. */
const TYPING = 'input:not([type=radio], [type=checkbox]), select, textarea, dialog'

/** The digit of the ticket at a place, which a bump bar sends: 1 to 9. */
export const digitAt = (place: number): string | undefined =>
  place < 9 ? String(place + 1) : undefined

interface BumpBar {
  /** Ends the ticket at a place, from 0. */
  readonly bump: (place: number) => void
  /** Recalls the ticket that was done last. */
  readonly recall: () => void
}

/** Listens to the keys of a bump bar: 1 to 9 end a ticket, 0 recalls the last (KITCHEN-3.5). */
export const useBumpBar = ({ bump, recall }: BumpBar): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(TYPING) !== null
      const isDigit = /^\d$/.test(event.key) && !event.repeat
      if (isTyping || !isDigit || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      if (event.key === '0') recall()
      else bump(Number(event.key) - 1)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
