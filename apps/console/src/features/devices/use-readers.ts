import type { Devices } from '@comanda/client/staff'
import type { CardReader } from '@comanda/contract'
import { useEffect, useState } from 'react'

/** Returns the card readers of the shop as their providers list them; none until they have, or if they do not. */
export const useReaders = (devices: Devices): readonly CardReader[] => {
  const [known, setKnown] = useState<readonly CardReader[]>([])
  useEffect(() => {
    void devices.readers().then(setKnown, () => undefined)
  }, [devices])
  return known
}
