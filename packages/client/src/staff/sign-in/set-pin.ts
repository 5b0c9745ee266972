import type { SetPinData } from '@comanda/contract'
import { assertOnline, type Connection } from '../../connection/connection.ts'

/** Sets the PIN of the caller, or of a colleague, in a shop; `null` removes it. Fails with a `CallError`. */
export const setPin = async (
  connection: Pick<Connection, 'service' | 'status'>,
  data: SetPinData,
): Promise<void> => {
  assertOnline(connection)
  await connection.service('users/setPin').create(data)
}
