import type { Config } from '../config/config.ts'

const loopback = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Returns whether guests reach the server at an https address: then what they pay is real, and accounts of mode `sandbox` are
 * for its staff alone (PAY-7.21).
 */
export const takesRealMoney = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => {
  if (publicUrl === undefined) return false
  const { protocol, hostname } = new URL(publicUrl)
  return protocol === 'https:' && !loopback.test(hostname)
}
