import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, it } from 'vitest'
import { openForTests } from '../testing/opened.ts'

const opened = openForTests()
const redirectUri = 'http://127.0.0.1:3000/api/oidc/sandbox/callback'
const verifier = 'a verifier of the tests'
const request = {
  client_id: 'SB_demo',
  redirect_uri: redirectUri,
  state: 'a state',
  nonce: 'a nonce',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
}
const person = { name: 'Mei', email: 'Mei@People.example', verified: 'true', outcome: 'agreed' }

const post = (path: string, fields: Readonly<Record<string, string>>) =>
  fetch(`${opened.url}/openid/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** Signs in, and returns where the browser is sent. */
const signIn = async (changes: Readonly<Record<string, string>> = {}): Promise<URL> => {
  const response = await post('authorize', { ...request, ...person, ...changes })
  return new URL(response.headers.get('location') ?? 'about:blank')
}

const codeOf = async () => (await signIn()).searchParams.get('code') ?? ''

const exchange = (code: string, changes: Readonly<Record<string, string>> = {}) =>
  post('token', {
    client_id: 'SB_demo',
    client_secret: 'sb-demo-openid-secret',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
    ...changes,
  })

it('a person signs in: the code is worth one id token, signed by the published key', async () => {
  const back = await signIn()
  expect(back.searchParams.get('state')).toBe('a state')
  const code = back.searchParams.get('code') ?? ''
  const { id_token: token } = (await (await exchange(code)).json()) as { id_token: string }
  const [head = '', body = '', signature = ''] = token.split('.')
  const keys = (await (await fetch(`${opened.url}/openid/keys`)).json()) as {
    keys: [{ kty: string }]
  }
  const key = createPublicKey({ format: 'jwk', key: keys.keys[0] })
  const bytes = Buffer.from(signature, 'base64url')
  const options = { key, dsaEncoding: 'ieee-p1363' } as const
  expect(verify('sha256', Buffer.from(`${head}.${body}`), options, bytes)).toBe(true)
  expect(JSON.parse(Buffer.from(body, 'base64url').toString())).toMatchObject({
    iss: `${opened.url}/openid`,
    aud: 'SB_demo',
    nonce: 'a nonce',
    name: 'Mei',
    email: 'mei@people.example',
    email_verified: true,
  })
  expect((await exchange(code)).status).toBe(400)
})

it('a code is worth nothing with another verifier, redirect URI or secret', async () => {
  expect((await exchange(await codeOf(), { code_verifier: 'another' })).status).toBe(400)
  expect((await exchange(await codeOf(), { redirect_uri: `${redirectUri}/` })).status).toBe(400)
  expect((await exchange(await codeOf(), { client_secret: 'another' })).status).toBe(401)
})

it('a person refuses: the client hears access_denied', async () => {
  const back = await signIn({ outcome: 'refused' })
  expect(back.searchParams.get('error')).toBe('access_denied')
  expect(back.searchParams.get('code')).toBeNull()
})

it.each([
  ['another client', { client_id: 'other' }],
  ['another address', { redirect_uri: 'https://evil.example/' }],
  ['no challenge', { code_challenge: '' }],
])('nobody is sent anywhere for %s', async (_name, changes) => {
  const query = new URLSearchParams({ ...request, ...changes })
  const page = await fetch(`${opened.url}/openid/authorize?${query.toString()}`)
  expect(page.status).toBe(400)
  expect((await post('authorize', { ...request, ...person, ...changes })).status).toBe(400)
})

it('what a person or a client sends is text on the page', async () => {
  const query = new URLSearchParams({ ...request, state: '"><b>' })
  const page = await fetch(`${opened.url}/openid/authorize?${query.toString()}`)
  expect(await page.text()).not.toContain('"><b>')
})
