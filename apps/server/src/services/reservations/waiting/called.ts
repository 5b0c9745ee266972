import type { CalledNumbersResult, WaitingListData } from '@comanda/contract'
import { loadWaitingRules } from './queries/load-rules.ts'
import { openParties } from './queries/waiting-rows.ts'
import type { Waiting } from './waiting.ts'

const calledAt = ({ calledTime }: { readonly calledTime: string | null }): string =>
  calledTime ?? ''

/** `create waitingParties/called`: the numbers of called parties, the last called first; none if the board shows none (WAIT-3.7). */
export const called = async (
  { reads }: Pick<Waiting, 'reads'>,
  { shop }: WaitingListData,
): Promise<CalledNumbersResult> => {
  const { onBoard } = await loadWaitingRules(reads, shop)
  if (!onBoard) return { numbers: [] }
  const parties = (await openParties(reads, shop)).filter(({ status }) => status !== 'waiting')
  return {
    numbers: parties
      .toSorted((one, other) => calledAt(other).localeCompare(calledAt(one)))
      .map(({ number }) => number),
  }
}
