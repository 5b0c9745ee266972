import type { Ticket } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { consoleKeys } from '../../storage/console-keys.ts'
import type { KeyStorage } from '../../storage/key-storage.ts'
import { createUnsent, type Unsent } from '../offline/unsent.ts'
import type { Bump } from './bumped.ts'

/** Bumps and recalls that wait for the connection (KITCHEN-3.7). */
export type UnsentBumps = Unsent<Bump>

/** Sends a bump or recall. Made as often as it is repeated, it counts once. */
export const sendBump = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
  { call, ticket, lines }: Bump,
): Promise<Ticket> =>
  service(`tickets/${call}`).create({ shop, ticket, ...(lines ? { lines: [...lines] } : {}) })

export const createUnsentBumps = (
  connection: Pick<Connection, 'service'>,
  shop: string,
  storage: KeyStorage,
): UnsentBumps =>
  createUnsent({
    storage,
    key: consoleKeys.staffBumps,
    shop,
    call: (bump) => sendBump(connection, shop, bump),
    recordOf: ({ ticket }) => ticket,
  })
