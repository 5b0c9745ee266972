import { MAX_RETRY_DEPTH } from './authentication/authentication.ts'
import { createDinerClient, type DinerClient } from './client.ts'
import type { OrderDetails } from './checkout/order-payload.ts'
import type { Connection } from './connection/connection.ts'
import { normaliseError } from './errors/normalise-error.ts'
import { createHelp, type Help } from './kiosk/help.ts'
import { createKioskPayment, type KioskPayment } from './kiosk/kiosk-payment.ts'
import { createKioskStaff, type KioskStaff } from './kiosk/staff-prices.ts'
import { createStand, type Stand } from './kiosk/stand.ts'
import { createScannedMember, type ScannedMember } from './kiosk/scanned-member.ts'
import type { KeyStorage } from './storage/key-storage.ts'

/** The diner's client, for a member whose code was scanned or for nobody. */
export interface GuestClient extends DinerClient {
  readonly member: ScannedMember
  readonly help: Help
  readonly staff: KioskStaff
  readonly stand: Stand
  readonly payment: KioskPayment
  /** Signs the device in again; returns whether the server still knows it. */
  readonly verify: () => Promise<boolean>
  /** What the order is placed with beside the cart. */
  readonly details: () => Pick<OrderDetails, 'approval' | 'memberPass' | 'tentNumber'>
}

export interface GuestOptions {
  /** Origin of the server; `''` for the page's own. */
  readonly url: string
  /** Of this guest alone: `guestStorage`. */
  readonly storage: KeyStorage
  /** The token of the device. */
  readonly token: string
  /** Called if the server does not know the device any more. */
  readonly onRevoked: () => void
}

/**
 * Creates the client of one guest at a kiosk: the diner's client, signed in as the device instead of as a member. Its state is
 * in the given storage and in memory alone; `close` ends it, connection and all (KIOSK-2.1).
 */
export const createGuestClient = ({
  url,
  storage,
  token,
  onRevoked,
}: GuestOptions): GuestClient => {
  let scanned: ScannedMember | undefined
  const memberOf = (connection: Connection): ScannedMember =>
    (scanned ??= createScannedMember(connection))
  const diner = createDinerClient({
    url,
    storage,
    isShared: true,
    memberOf,
    ordering: { selfService: true, source: 'kiosk', posMode: true },
  })
  const member = memberOf(diner.connection)
  const help = createHelp(diner.connection)
  const staff = createKioskStaff(diner.connection)
  const stand = createStand(diner.connection)
  const payment = createKioskPayment(diner)
  const client: GuestClient = {
    ...diner,
    verify: () => signIn(),
    member,
    help,
    staff,
    stand,
    payment,
    details: () => ({ ...member.details(), ...staff.details(), ...stand.details() }),
    close: () => {
      help.close()
      payment.close()
      diner.close()
    },
  }
  const service = client.connection.unguarded('authentication')
  /** Returns whether the device is signed in. */
  const signIn = async (): Promise<boolean> => {
    try {
      await service.create({ strategy: 'device', token })
      return true
    } catch (error) {
      if (normaliseError(error).statusCode === 401) onRevoked()
      return false
    }
  }
  client.connection.signInWith({
    onConnect: async () => {
      // Nobody is signed in as a member.
      await client.authentication.renew()
      await signIn()
    },
    shouldRetry: async (depth) => depth <= MAX_RETRY_DEPTH && (await signIn()),
  })
  return client
}
