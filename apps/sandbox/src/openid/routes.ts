import { createHash, randomBytes } from 'node:crypto'
import { type Call, formOf, type Reply, type Route } from '../http/call.ts'
import { json, page, seeOther, text } from '../http/replies.ts'
import { client, redirectPath, tokenLife } from './constants.ts'
import { Grants } from './grants.ts'
import { Signer } from './id-token.ts'
import { signInPage } from './sign-in-page.ts'

const issuerOf = ({ origin }: Call): string => `${origin}/openid`

const metadata = (call: Call): Reply => {
  const issuer = issuerOf(call)
  return json({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['ES256'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    scopes_supported: ['openid', 'email', 'profile'],
  })
}

/** Returns what is wrong with a request for a login. */
const requestProblem = (request: URLSearchParams): string | undefined => {
  const redirectUri = request.get('redirect_uri') ?? ''
  if (request.get('client_id') !== client.id) return 'The client is unknown'
  if (!URL.canParse(redirectUri) || !redirectPath.test(new URL(redirectUri).pathname))
    return 'The redirect URI is not registered'
  return request.get('code_challenge') ? undefined : 'There is no code_challenge'
}

/** Whether a call for a token is the client's, by its form or by basic authentication. */
const isClient = ({ headers: { authorization = '' } }: Call, form: URLSearchParams): boolean => {
  const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString()
  const [id = '', secret = ''] = basic.split(':').map((part) => decodeURIComponent(part))
  const given = { id: form.get('client_id') ?? id, secret: form.get('client_secret') ?? secret }
  return given.id === client.id && given.secret === client.secret
}

const claimsOf = (form: URLSearchParams): Readonly<Record<string, unknown>> => {
  const email = (form.get('email') ?? '').trim().toLowerCase()
  return {
    sub: createHash('sha256').update(email).digest('hex').slice(0, 24),
    name: form.get('name') ?? '',
    email,
    email_verified: form.get('verified') === 'true',
  }
}

const authorize = (call: Call): Reply => {
  const problem = requestProblem(call.url.searchParams)
  return problem === undefined ? page(signInPage(call.url.searchParams)) : text(problem, 400)
}

/** An OpenID Connect provider of the demo: anybody signs in as whom they like. */
export const openid = (now: () => Date): Route[] => {
  const grants = new Grants(now)
  const signer = new Signer()
  const decide = (call: Call): Reply => {
    const form = formOf(call)
    const problem = requestProblem(form)
    if (problem !== undefined) return text(problem, 400)
    const redirectUri = form.get('redirect_uri') ?? ''
    const back = new URL(redirectUri)
    back.searchParams.set('state', form.get('state') ?? '')
    if (form.get('outcome') !== 'agreed') {
      back.searchParams.set('error', 'access_denied')
      return seeOther(back.href)
    }
    const code = grants.add({
      redirectUri,
      nonce: form.get('nonce') ?? '',
      challenge: form.get('code_challenge') ?? '',
      claims: claimsOf(form),
    })
    back.searchParams.set('code', code)
    return seeOther(back.href)
  }
  const token = (call: Call): Reply => {
    const form = formOf(call)
    if (!isClient(call, form)) return json({ error: 'invalid_client' }, 401)
    const [code, redirectUri, verifier] = ['code', 'redirect_uri', 'code_verifier'].map(
      (name) => form.get(name) ?? '',
    )
    const grant = grants.take(code ?? '', redirectUri ?? '', verifier ?? '')
    if (!grant) return json({ error: 'invalid_grant' }, 400)
    const { claims, nonce } = grant
    const iat = Math.floor(now().getTime() / 1000)
    const times = { iat, exp: iat + tokenLife }
    return json({
      access_token: randomBytes(24).toString('base64url'),
      token_type: 'Bearer',
      expires_in: tokenLife,
      id_token: signer.token({
        iss: issuerOf(call),
        aud: client.id,
        ...(nonce === '' ? {} : { nonce }),
        ...times,
        ...claims,
      }),
    })
  }
  return [
    { method: 'GET', path: '/openid/.well-known/openid-configuration', handle: metadata },
    { method: 'GET', path: '/openid/keys', handle: () => json({ keys: [signer.publicKey] }) },
    { method: 'GET', path: '/openid/authorize', handle: authorize },
    { method: 'POST', path: '/openid/authorize', handle: decide },
    { method: 'POST', path: '/openid/token', handle: token },
  ]
}
