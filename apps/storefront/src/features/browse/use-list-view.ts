import { storageKeys } from '@comanda/contract'
import { webStorage } from '@comanda/client'
import { useState } from 'react'

const storage = webStorage(() => window.localStorage)

/** Whether dishes stand in a list or in a grid; stored between visits (SCREEN-3.2). */
export const useListView = () => {
  const [isList, setIsList] = useState(() => storage.read(storageKeys.listView) !== 'false')
  const toggle = () => {
    storage.write(storageKeys.listView, String(!isList))
    setIsList(!isList)
  }
  return { view: isList ? ('list' as const) : ('grid' as const), toggle }
}
