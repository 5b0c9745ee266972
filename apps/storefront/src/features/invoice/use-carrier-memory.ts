import { changeProfile } from '@comanda/client/account'
import { useState } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useAuthentication } from '../../diner/use-stores.ts'

/**
 * Returns whether the member has this carrier remembered, and how they change that (INV-1.8); undefined for guests, who have
 * nothing that could remember it.
 */
export const useCarrierMemory = (carrier: string) => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const [state, setState] = useState<'still' | 'busy' | 'failed'>('still')
  if (!user) return undefined
  return {
    isOn: user.invoiceCarrier === carrier,
    isBusy: state === 'busy',
    isFailed: state === 'failed',
    set: async (isOn: boolean): Promise<void> => {
      setState('busy')
      try {
        const invoiceCarrier = isOn ? carrier : null
        client.authentication.changed(
          await changeProfile(client.connection, user, { invoiceCarrier }),
        )
        setState('still')
      } catch {
        setState('failed')
      }
    },
  }
}
