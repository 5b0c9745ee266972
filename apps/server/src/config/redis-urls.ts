import { urlProblem } from './url-problem.ts'

/** Returns an address as a URL; one without a scheme has the scheme and the credentials of the first. */
const fullUrl = (address: string, first: string): string => {
  if (address.includes('://') || !URL.canParse(first)) return address
  const { protocol, username, password } = new URL(first)
  const credentials = username === '' && password === '' ? '' : `${username}:${password}@`
  return `${protocol}//${credentials}${address}`
}

/**
 * Reads `REDIS_URL`: one Redis, or some nodes of a cluster separated by commas, `redis://user:password@a:6379,b:6379`.
 * Nothing if it is not given.
 */
export const readRedisUrls = (
  given: string | undefined,
): { readonly urls: readonly string[] } | { readonly problem: string } | object => {
  if (given === undefined) return {}
  const addresses = given.split(',').map((address) => address.trim())
  const urls = addresses.map((address) => fullUrl(address, addresses[0] ?? ''))
  const problem = urls.map((url) => urlProblem(url, ['redis:', 'rediss:'])).find(Boolean)
  // A URL may contain a password, so the message does not repeat it.
  return problem === undefined ? { urls } : { problem: `REDIS_URL ${problem}` }
}
