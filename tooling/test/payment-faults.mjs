import { vitest } from './vitest.mjs'

/** Runs each fault of each payment provider through the gateway's process and the built server. */
export async function paymentFaults(root) {
  const { counts } = await vitest(root, 'faults of payments', [
    '--config',
    'proof/payment-faults/vitest.config.ts',
  ])
  return counts
}
