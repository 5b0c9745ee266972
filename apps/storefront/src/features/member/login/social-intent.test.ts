import { expect, it } from 'vitest'
import { beginSocial, challengeOf, endSocial, readSocial } from './social-intent.ts'

const storage = () => {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

it('the challenge is the verifier’s SHA-256 in base64url (RFC 7636, appendix B)', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
})
it('only the challenge is in the URL; the verifier stays in this tab until the login ends', async () => {
  const tab = storage()
  const url = new URL(await beginSocial('line', '/member/rewards', tab), 'https://shop.example')
  const intent = readSocial(tab)
  expect(url.pathname).toBe('/api/oidc/line/start')
  expect(url.searchParams.get('challenge')).toBe(await challengeOf(intent?.verifier ?? ''))
  expect(url.search).not.toContain(intent?.verifier)
  expect(intent?.next).toBe('/member/rewards')
  endSocial(tab)
  expect(readSocial(tab)).toBeUndefined()
})
it('a stored value that cannot be parsed is ignored', () => {
  const tab = storage()
  tab.setItem('socialIntent', '{')
  expect(readSocial(tab)).toBeUndefined()
})
