import type { GrantApprovalResult } from '@comanda/contract'
import type { TestClient } from './test-server.ts'

/** What a call that a manager must approve was refused with (STAFF-3.7). */
export interface ApprovalRefusal {
  readonly code: string
  readonly action: string
  readonly record: string
  readonly digest: string
  readonly amount: number
}

/** Returns the data of the refusal of a call. */
export const refusalOf = async (call: Promise<unknown>): Promise<ApprovalRefusal> => {
  try {
    await call
  } catch (error) {
    return (error as { data: ApprovalRefusal }).data
  }
  throw new Error('the call was not refused')
}

/** Has a manager approve what a call was refused with, by their PIN. Returns the token that the call sends. */
export const approvalOf = async (
  client: TestClient,
  { shop, pin }: { readonly shop: string; readonly pin: string },
  call: Promise<unknown>,
): Promise<string> => {
  const { action, record, digest, amount } = await refusalOf(call)
  const data = { shop, pin, action, record, digest, amount }
  const granted = await client.service('approvals/grant').create(data)
  return (granted as GrantApprovalResult).approval
}
