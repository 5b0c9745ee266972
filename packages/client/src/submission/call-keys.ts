import { mayBeDone } from '../errors/may-be-done.ts'
import { normaliseError } from '../errors/normalise-error.ts'
import { randomKey } from '../ids/random-key.ts'

/** Makes a call with an idempotency key: the same content is the same call until its outcome is known. */
export type KeyedCall = <T>(
  content: unknown,
  call: (idempotencyKey: string) => Promise<T>,
) => Promise<T>

/** Returns what makes calls with idempotency keys. They fail with a `CallError`. */
export const createKeyedCall = (): KeyedCall => {
  const unknown = new Map<string, string>()
  return async (content, call) => {
    const name = JSON.stringify(content)
    const earlier = unknown.get(name)
    const key = earlier ?? randomKey()
    unknown.set(name, key)
    try {
      const result = await call(key)
      unknown.delete(name)
      return result
    } catch (failure) {
      const refusal = normaliseError(failure)
      if (!mayBeDone(refusal, earlier !== undefined)) unknown.delete(name)
      throw refusal
    }
  }
}
