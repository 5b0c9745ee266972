import { accountSecrets, type ProviderName } from '@comanda/contract'

/** Returns the names of the secrets without which an account of the provider cannot take payments. */
export const requiredSecrets = (provider: ProviderName): readonly string[] =>
  Object.entries<string>(accountSecrets[provider]).flatMap(([name, need]) =>
    need === 'required' ? [name] : [],
  )
