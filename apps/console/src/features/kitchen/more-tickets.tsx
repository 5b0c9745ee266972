import { useEffect, useRef } from 'react'

/** How many tickets are drawn at first, and more at a time: a display shows six to twelve. */
export const SHOWN_TICKETS = 36

/** Below which the next tickets are drawn, before they scroll into sight. */
const AHEAD = '100%'

/** Ends the tickets that are drawn while there are more; draws more once it comes near. */
export const MoreTickets = ({ onNear }: { readonly onNear: () => void }) => {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element) return undefined
    const see = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear()
    }
    const root = element.parentElement
    const observer = new IntersectionObserver(see, { root, rootMargin: `0px 0px ${AHEAD} 0px` })
    observer.observe(element)
    return () => observer.disconnect()
  }, [onNear])
  return <div ref={end} className="kitchen-more" />
}
