/** Scrolled so far in one direction, in px, it is meant: a finger that rests moves less. */
const MEANT = 24

const BARS = '.header, .bottom-bar'

/**
 * Has the header and the bar at the bottom leave while the menu is scrolled down, once its categories are at the top, and come back
 * on the way up or with the focus (SCREEN-3.10). Returns a function that ends it.
 */
export const giveWay = (): (() => void) => {
  const { dataset } = document.documentElement
  let turned = window.scrollY
  let last = turned
  const show = (): void => {
    delete dataset['bars']
  }
  const onScroll = (): void => {
    const now = window.scrollY
    if (now > last !== last > turned) turned = last
    last = now
    if (now < turned - MEANT || now <= 0) return show()
    if (now < turned + MEANT || document.activeElement?.closest(BARS)) return undefined
    const tabs = document.querySelector('.browse-tabs')?.getBoundingClientRect()
    const header = document.querySelector('.header')?.getBoundingClientRect()
    if (tabs && header && tabs.top <= header.bottom + 1) dataset['bars'] = 'away'
    return undefined
  }
  const onFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element && target.closest(BARS)) show()
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  document.addEventListener('focusin', onFocus)
  return () => {
    window.removeEventListener('scroll', onScroll)
    document.removeEventListener('focusin', onFocus)
    show()
  }
}
