import type { Config } from '../../../config/config.ts'

/** A host name or address, with a port if there is one. */
const hostForm = /^[\w.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:]{2,39}\](?::\d{1,5})?$/i

/**
 * Returns the address at which browsers and providers reach this server: `PUBLIC_URL`, which live accounts need (PAY-7.6);
 * without it the host that the caller used, which is enough for the sandbox gateway.
 */
export const publicUrlOf = (
  { publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  headers?: Readonly<Record<string, unknown>>,
): string => {
  if (publicUrl !== undefined) return publicUrl
  const named = headers?.['host']
  return typeof named === 'string' && hostForm.test(named)
    ? `http://${named}`
    : `http://${host}:${port}`
}
