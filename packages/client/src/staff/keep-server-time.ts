import type { Connection } from '../connection/connection.ts'
import { serverAhead, setServerAhead } from '../connection/server-time.ts'
import { consoleKeys } from '../storage/console-keys.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Keeps how wrong the clock of this device is, for when it starts without a network (TIME-6.2). */
export const keepServerTime = (
  { onConnect }: Pick<Connection, 'onConnect'>,
  storage: KeyStorage,
): void => {
  setServerAhead(Number(storage.read(consoleKeys.serverAhead)) || serverAhead())
  onConnect(() => storage.write(consoleKeys.serverAhead, String(serverAhead())))
}
