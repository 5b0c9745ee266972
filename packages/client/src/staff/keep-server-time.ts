import { serverAhead } from '../connection/server-time.ts'
import { consoleKeys } from '../storage/console-keys.ts'
import type { KeyStorage } from '../storage/key-storage.ts'

/** Keeps how wrong the clock of this device is, for when it starts without a network (TIME-6.2). */
export const keepServerTime = (storage: KeyStorage): void => {
  serverAhead.set(Number(storage.read(consoleKeys.serverAhead)) || serverAhead.get())
  serverAhead.subscribe(() => storage.write(consoleKeys.serverAhead, String(serverAhead.get())))
}
