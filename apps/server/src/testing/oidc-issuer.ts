import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Configuration, Provider } from 'oidc-provider'

/** A person's account at the provider; the login name is the subject. */
export interface PersonAtProvider {
  readonly email?: string
  readonly email_verified?: boolean
  readonly name?: string
}

/** A real OpenID Connect provider on this machine, for tests. */
export interface OidcIssuer {
  readonly url: string
  readonly clientId: string
  readonly clientSecret: string
  readonly people: Map<string, PersonAtProvider>
  /** Allows a redirect URI. */
  allow(redirectUri: string): void
  stop(): Promise<void>
}

const configuration = (
  people: OidcIssuer['people'],
  redirectUris: string[],
  client: { clientId: string; clientSecret: string },
): Configuration => ({
  clients: [
    {
      client_id: client.clientId,
      client_secret: client.clientSecret,
      redirect_uris: redirectUris,
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  cookies: { keys: ['a key of the tests'] },
  findAccount: (_context, sub) => ({
    accountId: sub,
    claims: () => ({ sub, ...people.get(sub) }),
  }),
  pkce: { required: () => true },
})

export const startOidcIssuer = async (redirectUris: string[]): Promise<OidcIssuer> => {
  const people: OidcIssuer['people'] = new Map()
  const client = { clientId: 'comanda', clientSecret: 'a secret of the tests' }
  let answer: ReturnType<Provider['callback']> | undefined
  const server = createServer((request, response) => void answer?.(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  const open = (): void => {
    answer = new Provider(url, configuration(people, redirectUris, client)).callback()
  }
  open()
  return {
    url,
    ...client,
    people,
    allow: (redirectUri) => {
      redirectUris.push(redirectUri)
      open()
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const cookiesOf = (jar: Map<string, string>): string =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

/**
 * Acts as a browser at the provider: follows redirects, signs in as the person and consents, until it is redirected off
 * the issuer.
 */
export const signInAtIssuer = async (start: string, person: string): Promise<URL> => {
  const jar = new Map<string, string>()
  let at = new URL(start)
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step += 1) {
    const page = await fetch(at, {
      redirect: 'manual',
      headers: { cookie: cookiesOf(jar) },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const cookie of page.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', ...value] = pair.split('=')
      jar.set(name, value.join('='))
    }
    const location = page.headers.get('location')
    form = undefined
    if (location === null) {
      const text = await page.text()
      const prompt = /name="prompt" value="(\w+)"/.exec(text)?.[1]
      const action = /action="([^"]+)"/.exec(text)?.[1]
      if (prompt === undefined || action === undefined)
        throw new Error(`a dead end: ${at.href} ${page.status} ${text}`)
      at = new URL(action, at)
      form = new URLSearchParams({ prompt, login: person, password: 'any' })
    } else {
      at = new URL(location, at)
      if (at.pathname === '/member/login') return at
    }
  }
  throw new Error('the login does not end')
}
