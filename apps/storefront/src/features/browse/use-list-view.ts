import { storageKeys } from '@comanda/contract'
import { webStorage } from '@comanda/client'
import { useState } from 'react'

const storage = webStorage(() => window.localStorage)

/** Returns whether dishes are shown in a list or in a grid; stored between visits (SCREEN-3.2). */
export const useListView = () => {
  const [isList, setIsList] = useState(() => storage.read(storageKeys.listView) !== 'false')
  const toggle = () => {
    storage.write(storageKeys.listView, String(!isList))
    setIsList(!isList)
  }
  return { view: isList ? ('list' as const) : ('grid' as const), toggle }
}
