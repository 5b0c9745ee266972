import { useConnection } from '@comanda/client/react'
import { findOnlineShops } from '@comanda/client/shops'
import type { Shop } from '@comanda/contract'
import { useCallback, useEffect, useState } from 'react'

/** Loads the shops that are open for online ordering. */
export const useShops = () => {
  const connection = useConnection()
  const [shops, setShops] = useState<readonly Shop[]>()
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    findOnlineShops(connection)
      .then(setShops)
      .catch(() => setFailed(true))
  }, [connection])
  useEffect(load, [load])
  const retry = () => {
    setFailed(false)
    load()
  }
  return { shops, failed, load: retry }
}
