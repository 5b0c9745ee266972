import type { EndlessList } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { BUFFER_ROWS, mountedRows } from './mounted-rows.ts'
import './endless-rows.css'

/** Estimated height of a row in px: decides how many fill a screen, before they are measured (LIST-1.6). */
const FILL_ESTIMATE = 80
const ROW_ESTIMATE = 50
/** After this time the distance to the end is checked again, in ms (LIST-1.6). */
const CHECK_DELAY = 50

interface EndlessRowsProps<R> {
  readonly list: EndlessList<R>
  readonly label: string
  /** Leaves records out that the query cannot. */
  readonly isShown?: (item: R) => boolean
  readonly columns?: number
  readonly renderItem: (item: R) => ReactNode
  /** Shown if there are no rows. */
  readonly empty: ReactNode
  /** Shown below the rows while more load. */
  readonly loading: ReactNode
  /** Shown if loading failed. */
  readonly failed?: ReactNode
  readonly header?: ReactNode
  readonly footer?: ReactNode
  /** Stays under the header of the page while the list scrolls. */
  readonly sticky?: ReactNode
}

/** An endless list: the page renders only the rows around the view (LIST-1.6). */
export const EndlessRows = <R extends { readonly _id: string }>({
  list,
  label,
  isShown,
  columns = 1,
  renderItem,
  empty,
  loading,
  failed,
  header,
  footer,
  sticky,
}: EndlessRowsProps<R>) => {
  const { items: all, isLoading, isLoaded, error } = useStore(list.state)
  const items = isShown ? all.filter(isShown) : all
  const top = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const count = Math.ceil(items.length / columns)
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_ESTIMATE,
    rangeExtractor: mountedRows,
    scrollMargin,
  })
  const rows = virtualizer.getVirtualItems()
  const lastSeen = virtualizer.range?.endIndex ?? 0
  const isNearEnd = lastSeen + BUFFER_ROWS >= count

  useLayoutEffect(() => {
    const { top: at = 0 } = top.current?.getBoundingClientRect() ?? {}
    setScrollMargin(at + window.scrollY)
  }, [items.length])
  useEffect(() => {
    list.fit(window.innerHeight / FILL_ESTIMATE, columns)
    list.more()
  }, [list, columns])
  useEffect(() => {
    if (!isNearEnd || isLoading || isLoaded) return undefined
    const check = setTimeout(list.more, CHECK_DELAY)
    return () => clearTimeout(check)
  }, [list, isNearEnd, isLoading, isLoaded, all.length])

  return (
    <div className="endless">
      {header}
      {sticky !== undefined && <div className="endless-sticky">{sticky}</div>}
      <div
        ref={top}
        className="endless-rows"
        role="list"
        aria-label={label}
        aria-busy={isLoading}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map(({ index, key, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            className="endless-row"
            role="presentation"
            style={{
              transform: `translateY(${start - scrollMargin}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {items.slice(index * columns, (index + 1) * columns).map((item, at) => (
              <div
                key={item._id}
                role="listitem"
                aria-posinset={index * columns + at + 1}
                aria-setsize={isLoaded ? items.length : -1}
              >
                {renderItem(item)}
              </div>
            ))}
          </div>
        ))}
      </div>
      {isLoading && loading}
      {error && failed}
      {isLoaded && !error && items.length === 0 && empty}
      {footer}
    </div>
  )
}
