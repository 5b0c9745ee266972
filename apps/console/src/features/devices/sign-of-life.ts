import type { Device } from '@comanda/contract'

const MINUTE = 60_000

export type SignOfLife = 'fine' | 'late' | 'lost'

/** Returns how a kiosk is, which says each minute that it is there: `late` after two minutes without, `lost` after five (KIOSK-1.5). */
export const signOfLife = (
  { createTime, lastSeen = createTime }: Pick<Device, 'createTime' | 'lastSeen'>,
  now: number,
): SignOfLife => {
  const silence = now - Date.parse(lastSeen)
  if (silence > 5 * MINUTE) return 'lost'
  return silence > 2 * MINUTE ? 'late' : 'fine'
}
