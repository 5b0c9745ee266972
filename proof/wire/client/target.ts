import { inject } from 'vitest'
import { connect, type Client, type Credentials, overHttp } from './connect.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server under test. */
    wireUrl: string
    /** Its owner, who opens a restaurant for the checks. */
    wireOwner: Credentials
  }
}

/** The address of the server under test, without a slash at the end. */
export const url = inject('wireUrl')

export const ownerAccount = inject('wireOwner')

/** Returns a new visitor on a socket of its own. */
export const visitor = (): Client => connect(url)

/** Returns a caller over HTTP. */
export const httpVisitor = (): Client => overHttp(url)

/** Returns a caller who is signed in, on a socket of its own. */
export const signedIn = async (credentials: Credentials): Promise<Client> => {
  const client = visitor()
  await client.signIn(credentials)
  return client
}
