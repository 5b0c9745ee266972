import { type RefObject, useEffect, useRef } from 'react'

/**
 * Returns a ref for the form of the search: digits that are typed while nothing else takes them go into it (CAT-8.3). A scanner types wherever
 * the focus is, and its Enter would press the dish that was pressed last.
 */
export const useScannerFocus = (): RefObject<HTMLFormElement | null> => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const hear = ({ key, target, ctrlKey, altKey, metaKey }: KeyboardEvent): void => {
      if (ctrlKey || altKey || metaKey || !/^[\d０-９]$/.test(key)) return
      if (!(target instanceof Element) || target.closest('input, textarea, select, dialog')) return
      form.current?.querySelector('input')?.focus()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
  return form
}
