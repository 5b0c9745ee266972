import type { SocialProvider } from '@comanda/contract'
import type { App, WireService } from '../../../../runtime/app.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'

/** `find authentication/providers`: by whom one can sign in besides. */
export const providers = (app: App, { config }: Runtime): void => {
  const list = (config.oidcProviders ?? []).map(({ id, name }): SocialProvider => ({
    _id: id,
    name,
  }))
  const find = (): Promise<readonly SocialProvider[]> => Promise.resolve(list)
  app.use('authentication/providers', { find } as unknown as WireService, { methods: ['find'] })
}
