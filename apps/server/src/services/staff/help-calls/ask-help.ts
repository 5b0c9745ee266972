import type { AskHelpData, AskHelpResult, User } from '@comanda/contract'
import type { Runtime } from '../../../runtime/runtime.ts'
import { ownDevice } from '../../../authentication/device/own-device.ts'
import { endHelp } from './end-help.ts'
import { ring } from './ring.ts'

/** `create devices/help`: a guest at the kiosk asks for help, or no longer does (KIOSK-8.1). */
export const askHelp = async (
  runtime: Pick<Runtime, 'database' | 'bus' | 'shopDirectory' | 'now'>,
  { cancel = false }: AskHelpData,
  user: User | undefined,
): Promise<AskHelpResult> => {
  const { shop } = ownDevice(user)
  const device = user?._id ?? ''
  if (!cancel)
    return { call: await ring(runtime, { shop, device, name: user?.name ?? '', reason: 'guest' }) }
  await endHelp(runtime, { shop, device, reason: 'guest' })
  return {}
}
