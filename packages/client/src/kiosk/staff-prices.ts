import type { Connection } from '../connection/connection.ts'
import { createStore, type Store } from '../store/store.ts'

/** Staff at a kiosk: after a manager's PIN they set prices of the guest's order (KIOSK-8.4). */
export interface KioskStaff {
  /** Whether a PIN was entered in this visit. */
  readonly isIn: Store<boolean>
  /** Fails with a `CallError` if it is not the PIN of a manager. */
  readonly enter: (pin: string, shop: string) => Promise<void>
  /** Ends the pairing of the kiosk itself (KIOSK-8.5). Fails with a `CallError` if it is not the PIN of a manager. */
  readonly unpair: (
    pin: string,
    device: { readonly _id: string; readonly shop: string },
  ) => Promise<void>
  /** Staff have gone; what they set remains, and its approval. */
  readonly leave: () => void
  /** What an order with their prices is placed with. */
  readonly details: () => { readonly approval?: string }
}

export const createKioskStaff = (connection: Pick<Connection, 'service'>): KioskStaff => {
  const isIn = createStore(false)
  let approval: string | undefined
  return {
    isIn,
    enter: async (pin, shop) => {
      const action = 'tableSessions/create'
      const data = { shop, pin, action, record: shop }
      approval = (await connection.service('approvals/grant').create(data)).approval
      isIn.set(true)
    },
    unpair: async (pin, { _id: record, shop }) => {
      const granted = await connection
        .service('approvals/grant')
        .create({ shop, pin, action: 'devices/unpair', record })
      await connection.service('devices/unpair').create({ approval: granted.approval })
    },
    leave: () => isIn.set(false),
    details: () => (approval === undefined ? {} : { approval }),
  }
}
