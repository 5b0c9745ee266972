import type { IncomingMessage } from 'node:http'
import { FeathersError } from '@feathersjs/errors'

/** The largest message of a provider, in bytes. */
const largest = 64 * 1024

const tooLarge = (): FeathersError => {
  const message = 'The message is larger than 64 kB'
  return new FeathersError(message, 'PayloadTooLarge', 413, 'payload-too-large', {
    code: 'dataInvalid',
  })
}

/** Returns the body of a request as it came: signatures cover its bytes. Throws if it is too large. */
export const receivedBody = async (request: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array)
    length += bytes.length
    if (length > largest) throw tooLarge()
    parts.push(bytes)
  }
  return Buffer.concat(parts)
}
