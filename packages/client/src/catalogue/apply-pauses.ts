import type { Menu, Shop } from '@comanda/contract'

/** Returns the menu with the pauses of its changed shop (STAFF-1.15), or the same menu if it is another shop's. */
export const applyPauses = (menu: Menu, { _id, paused }: Pick<Shop, '_id' | 'paused'>): Menu => {
  if (menu.shop._id !== _id) return menu
  const { paused: _before, ...shop } = menu.shop
  return { ...menu, shop: paused === undefined ? shop : { ...shop, paused } }
}

/** Returns the first instant after `now` (epoch ms) at which a pause of the shop ends, if there is one. */
export const nextPauseEnd = (
  { paused = [] }: Pick<Shop, 'paused'>,
  now: number,
): number | undefined => {
  const ends = paused
    .flatMap(({ until }) => (until === undefined ? [] : [Date.parse(until)]))
    .filter((end) => end > now)
  return ends.length === 0 ? undefined : Math.min(...ends)
}
