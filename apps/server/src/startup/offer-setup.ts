import type { SetupNeeded } from '@comanda/contract'
import type { Runtime } from '../runtime/runtime.ts'
import { setupNeeded } from '../services/staff/setup/needed.ts'
import { dropSetupToken, keepSetupToken, setupToken } from '../services/staff/setup/setup-token.ts'
import type { RunningServer } from './server.ts'

/** Keeps the token of the first owner in the data folder while it is needed (SETUP-1.2). Returns what is needed. */
export const offerSetup = async ({
  config,
  reads,
}: Pick<Runtime, 'config' | 'reads'>): Promise<SetupNeeded> => {
  const needed = await setupNeeded(reads)
  if (needed === 'nothing') await dropSetupToken(config)
  else await keepSetupToken(config)
  return needed
}

/** What a start prints while there is no first owner: the only place besides the file that shows the token. */
export const setupWords = (
  { url, runtime: { config } }: Pick<RunningServer, 'url' | 'runtime'>,
  needed: SetupNeeded,
): string => {
  const what =
    needed === 'demo'
      ? 'To make this server yours (the accounts of the demo then end)'
      : 'This server has no owner yet. To begin'
  return `${what}, open ${config.publicUrl ?? url}/console/setup\n  Setup token: ${setupToken(config)}\n`
}
