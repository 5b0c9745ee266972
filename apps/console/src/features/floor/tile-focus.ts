import type { KeyboardEvent } from 'react'

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Returns the tile that is nearest to a tile in a direction; a step aside counts three times a step ahead. */
const nearest = (
  tiles: readonly HTMLElement[],
  from: HTMLElement,
  [right, down]: readonly [number, number],
): HTMLElement | undefined => {
  const start = middleOf(from)
  const steps = tiles.flatMap((tile) => {
    const { x, y } = middleOf(tile)
    const ahead = (x - start.x) * right + (y - start.y) * down
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right)
    return ahead > 1 ? [{ tile, distance: ahead + 3 * aside }] : []
  })
  return steps.toSorted((one, other) => one.distance - other.distance)[0]?.tile
}

/** Moves the focus from a tile to its neighbour by an arrow key. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const direction = directions[event.key]
  const from = (event.target as HTMLElement).closest<HTMLElement>('.table-tile')
  if (!direction || !from) return
  event.preventDefault()
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('.table-tile')]
  nearest(tiles, from, direction)?.focus()
}
