import type { Handoff } from '@comanda/contract'
import type { HandoffRow } from '../../../tables/handoffs.ts'

/** Returns a handoff as its maker sees it (HANDOFF-1.6). */
export const handoffRecord = ({ _id, shop, kind, takes, left, expires }: HandoffRow): Handoff => ({
  _id,
  shop,
  kind,
  taken: takes.length,
  left,
  expires,
})
