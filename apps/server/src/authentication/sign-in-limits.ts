import type { CallParams } from '../runtime/app.ts'
import { callerAddress } from './caller-address.ts'
import type { RateLimit } from './rate-limit.ts'

/** Attempts at one account within 15 minutes, from one address or one known device. */
const mostAtAccount = 10

/** Attempts of strangers from one address: behind that of a restaurant's wifi are hundreds of phones. */
export const mostFromAddress = 300

/** Attempts of all strangers at one account, however many addresses they have. */
const mostOfStrangers = 200

/**
 * Returns the limits of sign-ins with a password. Strangers stop each other only: a device from which the account has signed
 * in before has attempts of its own, and an address from which it has is not stopped by attempts at others (ACC-2.9).
 */
export const signInLimits = (
  name: string,
  params: CallParams,
  known: { readonly device?: string; readonly isAddressKnown: boolean },
): readonly RateLimit[] => {
  if (known.device !== undefined)
    return [{ name: `login device ${known.device}`, most: mostAtAccount }]
  const address = callerAddress(params)
  const here = { name: `login ${name} ${address}`, most: mostAtAccount }
  if (known.isAddressKnown) return [here]
  return [
    here,
    { name: `login ${address}`, most: mostFromAddress },
    { name: `login ${name}`, most: mostOfStrangers },
  ]
}
