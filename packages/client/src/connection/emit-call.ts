import type { ServicePath } from '@comanda/contract'
import type { Socket } from 'socket.io-client'
import { normaliseError } from '../errors/normalise-error.ts'
import type { AnyMethod } from './service.ts'

const queryOf = (params: unknown): unknown =>
  (params as { query?: unknown } | undefined)?.query ?? {}

/**
 * Sends one call in Feathers' socket protocol: method, path, arguments with the query last, acknowledgement. Written by
 * hand, since Feathers' own client is larger than the rest of the connection.
 */
export const emitCall = (
  socket: Pick<Socket, 'emit'>,
  path: ServicePath,
  method: AnyMethod,
  args: readonly unknown[],
): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const answer = (error: unknown, data: unknown): void =>
      error ? reject(normaliseError(error)) : resolve(data)
    socket.emit(method, path, ...args.slice(0, -1), queryOf(args.at(-1)), answer)
  })
