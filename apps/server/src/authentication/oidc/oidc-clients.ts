import { allowInsecureRequests, type Configuration, discovery } from 'openid-client'
import type { Config } from '../../config/config.ts'
import type { OidcProvider } from '../../config/oidc-provider.ts'

/** Loads and caches the metadata of the providers, each on first use. */
export class OidcClients {
  readonly #config: Pick<Config, 'oidcProviders'>
  readonly #known = new Map<string, Promise<Configuration>>()
  constructor(config: Pick<Config, 'oidcProviders'>) {
    this.#config = config
  }

  /** Returns a provider that is configured now: the sandbox's ends with the demo. */
  provider(id: string): OidcProvider | undefined {
    return this.#config.oidcProviders?.find((one) => one.id === id)
  }

  /** Returns the client for a provider. Rejects if the provider is unavailable or unknown. */
  client(id: string): Promise<Configuration> {
    const provider = this.provider(id)
    if (!provider) return Promise.reject(new Error(`there is no provider ${id}`))
    const known = this.#known.get(id)
    if (known) return known
    const { issuer, clientId, clientSecret } = provider
    // The configuration allows plain HTTP only for an issuer on this machine.
    const execute = issuer.startsWith('http://') ? [allowInsecureRequests] : []
    const asking = discovery(new URL(issuer), clientId, clientSecret, undefined, { execute })
    asking.catch(() => this.#known.delete(id))
    this.#known.set(id, asking)
    return asking
  }
}
