import type { RequestApprovalData, User } from '@comanda/contract'
import type { Connection } from '../../connection/connection.ts'
import { randomKey } from '../../ids/random-key.ts'

/** What a manager requests for a member. */
export type RequestedCredit = Pick<RequestApprovalData, 'unit' | 'amount' | 'note'>

/** A manager's request of a credit for one member (MEM-7.3). Each call fails with a `CallError`. */
export interface CreditRequest {
  /** Returns the member whose code is shown now. */
  readonly find: (code: string) => Promise<User>
  /** Sends the request; repeated with the same content, it is one request. */
  readonly send: (member: string, credit: RequestedCredit) => Promise<void>
}

export const createCreditRequest = (
  { service }: Pick<Connection, 'service'>,
  shop: string,
): CreditRequest => {
  const keys = new Map<string, string>()
  return {
    find: async (code) => {
      const { user } = await service('users/scan').create({ code: code.trim(), shop })
      return user
    },
    send: async (member, credit) => {
      const content = JSON.stringify([member, credit])
      const idempotencyKey = keys.get(content) ?? randomKey()
      keys.set(content, idempotencyKey)
      const data = { shop, action: 'credit', user: member, ...credit, idempotencyKey } as const
      await service('approvals').create(data)
    },
  }
}
