import { expect, it } from 'vitest'
import { signatures } from './signature.ts'

// The example of Standard Webhooks, with its published signature.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const signed = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1_614_265_330,
  body: '{"test": 2432232314}',
}

it('WEBHOOK-2.2: a call is signed as Standard Webhooks says, once for each secret that is valid', () => {
  const one = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='
  expect(signatures([secret], signed)).toBe(one)
  const both = signatures([`whsec_${Buffer.alloc(32, 7).toString('base64')}`, secret], signed)
  expect(both.split(' ')).toEqual([expect.stringMatching(/^v1,/), one])
})
