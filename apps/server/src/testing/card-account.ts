import { randomBytes } from 'node:crypto'
import type { TestServer } from './test-server.ts'

/** Creates an account of CyberSource for shops, in mode sandbox, and returns its id. */
export const makeCardAccount = async (
  { app }: Pick<TestServer, 'app'>,
  ...shops: readonly string[]
): Promise<string> => {
  const _id = randomBytes(12).toString('hex')
  await app.service('paymentAccounts').create({
    _id,
    name: 'Cards',
    provider: 'cybersource',
    mode: 'sandbox',
    shops: [...shops],
    settings: { profileId: 'p', accessKey: 'a', merchantId: 'SB_demo', keyId: 'k' },
    secrets: { secretKey: 'secret', sharedSecret: 'c2VjcmV0' },
  })
  return _id
}
