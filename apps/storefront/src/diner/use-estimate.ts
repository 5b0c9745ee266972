import { createEstimates } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import type { PrepEstimate } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useDiner } from './diner-context.tsx'
import { useVisit } from './use-stores.ts'

/** Returns how long this diner's order would take now (KITCHEN-6.6), if the shop says so. */
export const useEstimate = (): PrepEstimate | undefined => {
  const { client } = useDiner()
  const [estimates] = useState(() => createEstimates(client.connection, client.catalogue))
  const all = useStore(estimates.state)
  const { mode } = useVisit()
  useEffect(() => estimates.open(), [estimates])
  return all.find(({ orderType }) => orderType === mode)
}
