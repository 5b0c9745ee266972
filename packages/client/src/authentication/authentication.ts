import type { AuthenticationData, AuthenticationResult, User } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { retryLater } from '../connection/retry-later.ts'
import { CallError } from '../errors/call-error.ts'
import { clientKeys } from '../storage/client-keys.ts'
import type { KeyStorage } from '../storage/key-storage.ts'
import { savedProfile } from './saved-profile.ts'
import { createStore, type Store } from '../store/store.ts'

/** How many times a call is repeated after signing in again (ACC-2.1). */
export const MAX_RETRY_DEPTH = 3

export interface AuthenticationState {
  /** `unknown` until the stored token has been tried. */
  readonly status: 'unknown' | 'signedOut' | 'signedIn'
  readonly user?: User
  /** The stored token became invalid, or a call requires a login. */
  readonly isLoginNeeded: boolean
}

export interface Authentication {
  readonly state: Store<AuthenticationState>
  /**
   * Signs in by e-mail or phone and password. Fails with a `CallError` (`loginFailed`, `tooManyAttempts` …); after
   * `secondFactorRequired`, with the `code` as well.
   */
  readonly signIn: (login: string, password: string, code?: string) => Promise<User>
  /** Signs staff in by their PIN at a paired device, which the token names. */
  readonly signInByPin: (token: string, pin: string) => Promise<User>
  /** Signs in by the code that a provider redirected with, and the PKCE verifier of the request. */
  readonly signInSocial: (code: string, verifier: string) => Promise<User>
  /** Signs in by the result of another call: registering, confirming, changing the password. */
  readonly adopt: (result: Pick<AuthenticationResult, 'accessToken'>) => Promise<User>
  /** Applies an account that a call has changed. */
  readonly changed: (user: User) => void
  /** Returns the stored token, for HTTP calls. */
  readonly accessToken: () => string | null
  /** Renews the token, if it is due. Returns false if it is no longer valid, or there is no connection. */
  readonly renew: () => Promise<boolean>
  readonly signOut: () => Promise<void>
  /** Signs out here and ends every other token of the account. */
  readonly signOutEverywhere: () => Promise<void>
}

export interface AuthenticationOptions {
  readonly storage: KeyStorage
  /** The storage key of the token. */
  readonly key: string
  /** The storage key of the account, which shows before the connection is up. */
  readonly profileKey?: string
  /**
   * Whether an account may use the app. Another one is signed out again before anything shows, and the sign-in fails with
   * `notForThisApp`.
   */
  readonly accepts?: (user: User) => boolean
  /** Other storage keys to remove on signing out, such as the session of a terminal. */
  readonly alsoRemove?: readonly string[]
}

const notForThisApp = (): CallError =>
  new CallError({
    name: 'Forbidden',
    message: 'This account has no access to this app.',
    statusCode: 403,
    code: 'notForThisApp',
  })

/**
 * Keeps a connection signed in: by the stored token on each connect, and again if a call fails with `NotAuthenticated`,
 * up to three times; then it logs out and sets `isLoginNeeded`.
 */
export const createAuthentication = (
  connection: Connection,
  { storage, key, profileKey, accepts = () => true, alsoRemove = [] }: AuthenticationOptions,
): Authentication => {
  const profile = profileKey === undefined ? undefined : savedProfile(storage, profileKey)
  const user = storage.read(key) === null ? undefined : profile?.read()
  const state = createStore<AuthenticationState>({
    status: 'unknown',
    isLoginNeeded: false,
    ...(user ? { user } : {}),
  })
  const service = connection.unguarded('authentication')
  let retry: ReturnType<typeof setTimeout> | undefined

  const forget = (isLoginNeeded: boolean): void => {
    for (const one of [key, ...alsoRemove]) storage.remove(one)
    profile?.remove()
    state.set({ status: 'signedOut', isLoginNeeded })
  }
  /** By its key, this device can sign in while strangers try passwords of its account (ACC-2.9). */
  const device = (): { deviceKey?: string } => {
    const deviceKey = storage.read(clientKeys.deviceKey)
    return deviceKey === null ? {} : { deviceKey }
  }
  const authenticate = async (data: AuthenticationData): Promise<User> => {
    const { accessToken, user, deviceKey } = await service.create(data)
    if (!accepts(user)) {
      forget(false)
      await service.remove(null).catch(() => undefined)
      throw notForThisApp()
    }
    storage.write(key, accessToken)
    if (deviceKey !== undefined) storage.write(clientKeys.deviceKey, deviceKey)
    profile?.write(user)
    state.set({ status: 'signedIn', user, isLoginNeeded: false })
    return user
  }
  const resume = async (): Promise<boolean> => {
    clearTimeout(retry)
    const accessToken = storage.read(key)
    if (accessToken === null) {
      if (state.get().status === 'unknown') state.set({ status: 'signedOut', isLoginNeeded: false })
      return false
    }
    try {
      await authenticate({ strategy: 'jwt', accessToken })
      return true
    } catch (error) {
      // Who uses the app is unknown until then.
      retry = retryLater(connection, error, () => void resume())
      if (retry === undefined) forget(true)
      return false
    }
  }

  const changed = (user: User): void => {
    if (state.get().user?._id !== user._id) return
    profile?.write(user)
    state.set({ ...state.get(), user })
  }
  connection.service('users').on('patched', changed)
  connection.signInWith({
    onConnect: async () => {
      await resume()
    },
    shouldRetry: async (depth) => {
      if (depth > MAX_RETRY_DEPTH) forget(true)
      else if (await resume()) return true
      else if (storage.read(key) === null) forget(true)
      return false
    },
  })

  return {
    state,
    signIn: async (login, password, code) => {
      await connection.opened()
      const who = login.includes('@') ? { email: login } : { phone: login }
      return authenticate({
        strategy: 'local',
        ...who,
        password,
        ...(code ? { code } : {}),
        ...device(),
      })
    },
    signInByPin: async (token, pin) => {
      await connection.opened()
      return authenticate({ strategy: 'pin', token, pin })
    },
    signInSocial: async (code, verifier) => {
      await connection.opened()
      return authenticate({ strategy: 'social', code, verifier, ...device() })
    },
    adopt: ({ accessToken }) => authenticate({ strategy: 'jwt', accessToken }),
    changed,
    accessToken: () => storage.read(key),
    renew: resume,
    signOut: async () => {
      forget(false)
      await service.remove(null).catch(() => undefined)
    },
    signOutEverywhere: async () => {
      await service.remove('all')
      forget(false)
    },
  }
}
