import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import type { OidcProvider } from '../../config/oidc-provider.ts'

/** What is known of the providers, asked of each once it is needed. */
export class OidcClients {
  readonly providers: readonly OidcProvider[]
  readonly #known = new Map<string, Promise<Configuration>>()
  constructor(providers: readonly OidcProvider[]) {
    this.providers = providers
  }

  has(id: string): boolean {
    return this.providers.some((one) => one.id === id)
  }

  /** The client for a provider. Fails while the provider is away, and where there is none of that id. */
  client(id: string): Promise<Configuration> {
    const provider = this.providers.find((one) => one.id === id)
    if (!provider) return Promise.reject(new Error(`there is no provider ${id}`))
    const known = this.#known.get(id)
    if (known) return known
    const { issuer, clientId, clientSecret } = provider
    // The configuration lets only an issuer on this machine be spoken to in the open.
    const execute = issuer.startsWith('http://') ? [allowInsecureRequests] : []
    const asking = discovery(new URL(issuer), clientId, clientSecret, undefined, { execute })
    asking.catch(() => this.#known.delete(id))
    this.#known.set(id, asking)
    return asking
  }
}
