import { type KeyboardEvent, useEffect, useRef } from 'react'
import './scroll-tabs.css'

export interface ScrollTab {
  readonly id: string
  readonly text: string
}

interface ScrollTabsProps {
  readonly label: string
  readonly tabs: readonly ScrollTab[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  /** Prefix of the ids of tabs and panels: `{name}-tab-{id}`, `{name}-panel-{id}`. */
  readonly name: string
  readonly look?: 'line' | 'pill'
  /** A column instead of a row. */
  readonly vertical?: boolean
}

type Step = (at: number, last: number) => number

const next: Step = (at, last) => (at === last ? 0 : at + 1)
const previous: Step = (at, last) => (at === 0 ? last : at - 1)

/** In a row the browser scrolls the page by the arrows up and down, in a column sideways by the others. */
const otherKeys = { row: ['ArrowUp', 'ArrowDown'], column: ['ArrowLeft', 'ArrowRight'] }

const KEYS: Readonly<Record<string, Step>> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: (_, last) => last,
}

/** A tab list that scrolls, sideways unless it is a column, and keeps the selected tab in view. */
export const ScrollTabs = ({
  label,
  tabs,
  selected,
  onSelect,
  name,
  look = 'line',
  vertical = false,
}: ScrollTabsProps) => {
  const row = useRef<HTMLDivElement>(null)
  const isFirst = tabs[0]?.id === selected
  const wasMoved = useRef(false)

  useEffect(() => {
    const list = row.current
    const tab = document.getElementById(`${name}-tab-${selected}`)
    // Measuring forces a layout: skipped as long as the first tab is selected and the row has not moved.
    if (!list || !tab || (isFirst && !wasMoved.current)) return
    wasMoved.current = true
    const left = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2
    const top = tab.offsetTop - (list.clientHeight - tab.offsetHeight) / 2
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollTo({ left, top, behavior: still ? 'auto' : 'smooth' })
  }, [name, selected, isFirst])

  const onKeyDown = (event: KeyboardEvent) => {
    if (otherKeys[vertical ? 'column' : 'row'].includes(event.key)) return
    const step = KEYS[event.key]
    const at = tabs.findIndex((tab) => tab.id === selected)
    const tab = step && tabs[step(at, tabs.length - 1)]
    if (!tab) return
    event.preventDefault()
    onSelect(tab.id)
    document.getElementById(`${name}-tab-${tab.id}`)?.focus({ preventScroll: true })
  }

  return (
    <div
      ref={row}
      className="ui-scroll-tabs"
      data-look={look}
      role="tablist"
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : undefined}
    >
      {tabs.map((tab, at) => {
        const isSelected = tab.id === selected
        return (
          <button
            key={tab.id}
            id={`${name}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={isSelected}
            aria-controls={`${name}-panel-${tab.id}`}
            tabIndex={isSelected || (selected === undefined && at === 0) ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.text}
          </button>
        )
      })}
    </div>
  )
}
