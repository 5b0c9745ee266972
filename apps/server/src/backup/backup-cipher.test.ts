import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, expect, test } from 'vitest'
import { makeCipher, openCipher } from './backup-cipher.ts'

const folder = mkdtempSync(join(tmpdir(), 'comanda-cipher-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const keyFile = (name: string, text: string): string => {
  writeFileSync(join(folder, `${name}.key`), `# a comment\n${text}\n`)
  return join(folder, `${name}.key`)
}

const identity = await generateX25519Identity()
const passphrase = keyFile('passphrase', 'correct horse battery staple')
const other = keyFile('other', 'another passphrase, and a wrong one')
const secret = keyFile('secret', identity)
const recipient = keyFile('recipient', await identityToRecipient(identity))

const content = Buffer.from('what nobody reads without the key')

async function* inOnePart(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const whole = async (parts: AsyncIterable<Uint8Array>): Promise<Buffer> => {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read)
}

test.each([
  ['a passphrase', passphrase, passphrase, other],
  ['a secret key', secret, secret, passphrase],
  ['a public key', recipient, secret, other],
])(
  'OPER-4.6: what is sealed by %s is opened by its key file alone; without one, and by a wrong one, it is refused in words',
  async (name, by, right, wrong) => {
    const backup = join(folder, name)
    mkdirSync(backup)
    const { cipher, store } = await makeCipher(by)
    await store(backup)
    const sealed = await whole(cipher.seal(inOnePart(content)))
    expect(sealed.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(sealed.includes(content)).toBe(false)
    expect(readFileSync(join(backup, 'key.age')).subarray(0, 21).toString()).toBe(
      'age-encryption.org/v1',
    )
    await expect(openCipher(backup, undefined)).rejects.toThrow('This backup is encrypted')
    await expect(openCipher(backup, wrong)).rejects.toThrow('is not the one of this backup')
    const opened = await openCipher(backup, right)
    if (opened === undefined) throw new Error('The backup is not encrypted.')
    expect(await whole(opened.open(inOnePart(sealed)))).toEqual(content)
  },
  60_000,
)

test('OPER-4.6: a passphrase has at least 16 characters, and a public key opens nothing', async () => {
  await expect(makeCipher(keyFile('short', 'too short'))).rejects.toThrow('at least 16 characters')
  const backup = join(folder, 'by recipient')
  mkdirSync(backup)
  await (await makeCipher(recipient)).store(backup)
  await expect(openCipher(backup, recipient)).rejects.toThrow('has a public key')
})
