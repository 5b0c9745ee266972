import { assertOnline, type CallError, normaliseError, randomKey } from '@comanda/client'
import type { TopUpOffer } from '@comanda/client/account'
import type { TableSession } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../../../data/client-context.tsx'

const LINE_ID_LENGTH = 8

/** Buys one top-up; a lost answer is asked for with the same key, so that none is bought twice. */
export const useBuyTopUp = (shop: string, onBought: (session: TableSession) => void) => {
  const { client } = useDiner()
  const [intent, setIntent] = useState({ offer: '', key: randomKey() })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<CallError>()
  const buy = async ({ _id }: TopUpOffer): Promise<void> => {
    const key = intent.offer === _id ? intent.key : randomKey()
    setIntent({ offer: _id, key })
    setBusy(true)
    setError(undefined)
    try {
      assertOnline(client.connection)
      const { session } = await client.connection.service('tableSessions/create').create({
        type: 'topUp',
        shop,
        cart: [{ id: key.slice(0, LINE_ID_LENGTH), product: _id, quantity: 1 }],
        idempotencyKey: key,
      })
      setIntent({ offer: '', key: randomKey() })
      onBought(session)
    } catch (failure) {
      setError(normaliseError(failure))
    } finally {
      setBusy(false)
    }
  }
  return { buy, busy, error }
}
