import type { WaitingListData, WaitingListResult } from '@comanda/contract'
import { isWaiting } from '@comanda/shop-rules/waiting'
import { estimatesOfList } from './estimates-of-list.ts'
import { loadWaitingRules } from './queries/load-rules.ts'
import { listedParties, partyRecord } from './queries/waiting-rows.ts'
import type { Waiting } from './waiting.ts'

/** For how long a party that left the list is still shown, in ms: as long as that can be taken back. */
const SHOWN = 10 * 60_000

/** `create waitingParties/list`: the list as staff see it (WAIT-1.1). */
export const list = async (
  { reads, now }: Waiting,
  { shop }: WaitingListData,
): Promise<WaitingListResult> => {
  const at = now()
  const [rules, rows] = await Promise.all([
    loadWaitingRules(reads, shop),
    listedParties(reads, shop, new Date(at - SHOWN).toISOString()),
  ])
  const queue = rows.filter(({ status }) => isWaiting(status))
  const estimates = await estimatesOfList(reads, shop, queue, at)
  const parties = queue.map((row, index) => ({ party: partyRecord(row), ...estimates[index] }))
  const gone = rows
    .filter(({ status }) => !isWaiting(status))
    .toSorted((one, other) => (other.statusTime ?? '').localeCompare(one.statusTime ?? ''))
  return {
    callMinutes: rules.callMinutes,
    parties: [...parties, ...gone.map((row) => ({ party: partyRecord(row) }))],
  }
}
