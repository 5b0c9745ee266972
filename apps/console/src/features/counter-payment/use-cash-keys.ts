import { useEffect } from 'react'
import { withDigit, withoutDigit } from './cash-digits.ts'

/** Elements that take text, and dialogs, which have keys of their own. */
const TYPING = 'input:not([type=radio], [type=checkbox]), select, textarea, dialog'

interface CashKeys {
  /** The cash that was typed, or undefined if the way to pay takes none. */
  readonly tendered: string | undefined
  readonly onTendered: (tendered: string) => void
  readonly onTake: () => void
}

/** Digits enter the cash and Enter takes it, as long as nothing else has the keys (STAFF-5.10). */
export const useCashKeys = ({ tendered, onTendered, onTake }: CashKeys): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event
      const on = target instanceof Element ? target : undefined
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (on?.closest(TYPING)) return
      if (key === 'Enter' && !on?.closest('button, a')) {
        event.preventDefault()
        onTake()
      } else if (tendered !== undefined && /^[\d.]$/.test(key)) {
        event.preventDefault()
        onTendered(withDigit(tendered, key))
      } else if (tendered !== undefined && key === 'Backspace') {
        event.preventDefault()
        onTendered(withoutDigit(tendered))
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
