import './dish-morph.css'

let opened: Element | null | undefined

/**
 * Marks the card that a dish is opened from, and returns the view transition in which its picture moves up to the sheet;
 * false if the browser has no view transitions, or reduced motion is preferred.
 */
export const morphFromCard = (product: string): false | { types: string[] } => {
  opened?.removeAttribute('data-opened')
  opened = document.getElementById(`dish-${product}`)?.closest('.dish')
  opened?.setAttribute('data-opened', '')
  return (
    CSS.supports('selector(:active-view-transition-type(a))') &&
    matchMedia('(prefers-reduced-motion: no-preference)').matches && { types: ['dish'] }
  )
}
