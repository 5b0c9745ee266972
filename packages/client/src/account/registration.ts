import type { RegisterData, RegisterResult } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { timedOut } from '../errors/call-error.ts'
import { jsonObject } from '../json/json-object.ts'
import { weakMemo } from '../store/weak-memo.ts'
import { isSamePayload } from '../submission/intention.ts'
import type { Intentions } from '../submission/intentions.ts'
import { createSubmission } from '../submission/submission.ts'

/** The details of a registration. The password is sent with them but never stored. */
export type RegistrationDetails = Omit<RegisterData, 'password' | 'idempotencyKey'>

/** `registration` identifies the registration when the mailed code is confirmed. */
export type Registered = RegisterResult & { readonly registration: string }

/**
 * Registers a member; fails with a `CallError`. After a lost response the same details are retried with the same
 * idempotency key.
 */
export type Register = (details: RegistrationDetails, password: string) => Promise<Registered>

interface RegisteringClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  readonly intentions: Intentions
}

const isDetails = (saved: unknown): saved is RegistrationDetails =>
  typeof jsonObject(saved)['email'] === 'string'

/** Returns the function by which a client registers members. */
export const register = weakMemo(({ connection, intentions }: RegisteringClient): Register => {
  let secret = ''
  const submission = createSubmission<RegistrationDetails, Registered>({
    key: 'registration',
    connection,
    intentions,
    isPayload: isDetails,
    send: async (details, idempotencyKey) => {
      const password = secret
      const result = await connection
        .service('users/register')
        .create({ ...details, password, idempotencyKey })
      return { ...result, registration: idempotencyKey }
    },
  })
  return async (details, password) => {
    await submission.restored
    const before = submission.state.get()
    if (before.status === 'unknown' && !isSamePayload(before.payload, details))
      await submission.giveUp()
    secret = password
    const state = await submission.submit(details)
    secret = ''
    submission.dismiss()
    if (state.status === 'done') return state.result
    throw 'error' in state && state.error ? state.error : timedOut()
  }
})
