import { generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto'

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Signs id tokens by a key of its own (ES256, RFC 7518). */
export class Signer {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #id = 'sandbox'

  /** The public key, as a JSON Web Key. */
  get publicKey(): JsonWebKey {
    const key = this.#keys.publicKey.export({ format: 'jwk' })
    return { ...key, kid: this.#id, use: 'sig', alg: 'ES256' }
  }

  /** Returns the signed token of some claims. */
  token(claims: object): string {
    const text = `${encoded({ alg: 'ES256', typ: 'JWT', kid: this.#id })}.${encoded(claims)}`
    const key = this.#keys.privateKey
    const signature = sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' })
    return `${text}.${signature.toString('base64url')}`
  }
}
