import { callerAddress } from '../caller-address.ts'

/**
 * Returns the network of a caller, to show where an account is signed in: three of the four numbers of an IPv4 address, or
 * the /48 of an IPv6 address. The rest would tell more than people need to recognise it.
 */
export const networkOf = (address: string | undefined): string | undefined => {
  if (address === undefined) return undefined
  const caller = callerAddress({ address })
  if (/^[\d.]+$/.test(caller)) return `${caller.split('.').slice(0, 3).join('.')}.*`
  return caller.includes(':') ? `${caller.split(':').slice(0, 3).join(':')}::` : undefined
}
