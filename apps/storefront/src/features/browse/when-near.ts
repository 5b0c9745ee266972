/** How far from sight an element is near, in px: more than a browser loads lazy pictures ahead on a fast network. */
const MARGIN = 2000

const waiting = new Map<Element, () => void>()

const see = (entries: readonly IntersectionObserverEntry[], seen: IntersectionObserver): void => {
  for (const { target, isIntersecting } of entries)
    if (isIntersecting) {
      seen.unobserve(target)
      waiting.get(target)?.()
      waiting.delete(target)
    }
}

/** One for all: each observer takes time of each frame. */
let observer: IntersectionObserver | undefined

/** Calls back once an element has come near the part of the page in sight. Returns a function that gives up. */
export const whenNear = (element: Element, onNear: () => void): (() => void) => {
  if (!('IntersectionObserver' in globalThis)) {
    onNear()
    return () => undefined
  }
  observer ??= new IntersectionObserver(see, { rootMargin: `${MARGIN}px 0px` })
  waiting.set(element, onNear)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    waiting.delete(element)
  }
}
