/** An OpenID Connect provider that users may sign in with. */
export interface OidcProvider {
  /** Part of URLs: `google`. */
  readonly id: string
  /** Shown on the button. */
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** The sandbox's, at which anybody signs in as whom they like: it is never linked to staff. */
  readonly isSandbox?: true
}

export type OidcReading =
  | { readonly providers: readonly OidcProvider[] }
  | { readonly problem: string }

const fields = ['id', 'name', 'issuer', 'clientId', 'clientSecret'] as const

const form = `must be a JSON list of { ${fields.map((field) => `"${field}"`).join(', ')} }`

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

const isLoopback = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

/** Returns whether an issuer's URL is safe: HTTPS, or HTTP on this machine only. */
export const isSafeIssuer = (issuer: string): boolean => {
  if (!URL.canParse(issuer)) return false
  const url = new URL(issuer)
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url))
}

const readOne = (value: unknown): OidcProvider | string => {
  if (typeof value !== 'object' || value === null) return form
  const given: Readonly<Record<string, unknown>> = { ...value }
  const { id, name, issuer, clientId, clientSecret } = given
  if (!isText(id) || !/^[a-z0-9-]{1,30}$/.test(id))
    return 'needs an "id" of small letters, digits and hyphens for each provider'
  if (!isText(name) || !isText(issuer) || !isText(clientId) || !isText(clientSecret))
    return `${form}; "${id}" lacks one of them`
  if (!isSafeIssuer(issuer)) return `has an "issuer" of "${id}" that is not an https:// URL`
  return { id, name, issuer, clientId, clientSecret }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** Reads the providers of the configuration. Error messages never repeat possible secrets. */
export const readOidcProviders = (text: string | undefined): OidcReading => {
  if (text === undefined) return { providers: [] }
  const list = parsed(text)
  if (!Array.isArray(list)) return { problem: form }
  const providers: OidcProvider[] = []
  for (const one of list) {
    const read = readOne(one)
    if (typeof read === 'string') return { problem: read }
    if (providers.some(({ id }) => id === read.id)) return { problem: `names "${read.id}" twice` }
    providers.push(read)
  }
  return { providers }
}
