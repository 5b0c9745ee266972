import { followEstimates } from '@comanda/client'
import type { PrepEstimate } from '@comanda/contract'
import { useEffect, useState } from 'react'
import { useDiner } from './diner-context.tsx'
import { useVisit } from './use-stores.ts'

/** Returns how long this diner's order would take now (KITCHEN-6.6), if the shop says so. */
export const useEstimate = (): PrepEstimate | undefined => {
  const { client } = useDiner()
  const [all, setAll] = useState<readonly PrepEstimate[]>([])
  const { mode } = useVisit()
  useEffect(() => followEstimates(client.connection, client.catalogue, setAll), [client])
  return all.find(({ orderType }) => orderType === mode)
}
