import type { PrepEstimate } from '@comanda/contract'
import type { Catalogue } from './catalogue.ts'
import type { Connection } from '../connection/connection.ts'

/** Calls `show` with the estimates of the open shop as they change, until the returned function is called. They are loaded with the first who ask: no menu waits for them. */
export const followEstimates = (
  connection: Connection,
  catalogue: Pick<Catalogue, 'state'>,
  show: (estimates: readonly PrepEstimate[]) => void,
): (() => void) => {
  const ends: (() => void)[] = []
  let isOver = false
  const follow = async (): Promise<void> => {
    const { createEstimates } = await import('./estimates.ts')
    if (isOver) return
    const { state, open } = createEstimates(connection, catalogue)
    ends.push(
      state.subscribe(() => show(state.get())),
      open(),
    )
  }
  // Without a network there are none to show.
  follow().catch(() => undefined)
  return () => {
    isOver = true
    for (const end of ends) end()
  }
}
