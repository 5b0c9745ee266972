import { memoryStorage } from '@comanda/client'
import { createTaking, takingKeys } from '@comanda/client/handoff'
import { useState } from 'react'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { showNotice } from '../../notices/notice.ts'
import { useKiosk } from '../kiosk-context.tsx'

/** Returns what takes a cart from a guest's phone by its code or digits, and says so if that fails (HANDOFF-4.6). */
export const useTakenCart = (): ((code: string) => Promise<void>) => {
  const { t } = useVisitMessages()
  const { client, device, handed } = useKiosk()
  const [taking] = useState(() => createTaking(client.connection, takingKeys(memoryStorage())))
  return async (code) => {
    const taken = await taking.take(code, device.shop)
    if (taken.status === 'taken') {
      taking.arrived()
      handed.set(taken.result.cart)
      return
    }
    showNotice({ text: t(`handoff.failed.${taken.why}`), tone: 'danger', id: 'scan' })
  }
}
