import { meets } from '@comanda/contract'
import { recordPolicies } from '../../policies/record-policies.ts'
import type { Policy } from '../../policies/policy.ts'
import type { BusMessage } from '../../runtime/event-bus.ts'

const rules = new Map<string, Policy>(Object.entries(recordPolicies))

/**
 * Returns the event as viewers of the shop's menu may see it. If an anonymous visitor could not get the record, such as
 * a draft, the event only says that it is not there.
 */
export const publicEvent = (message: BusMessage): BusMessage => {
  const record: Readonly<Record<string, unknown>> = { ...(message.data as object) }
  const { _id, shop } = record
  const verdict = rules.get(message.path)?.get?.({ method: 'get', id: _id, query: {}, data: {} })
  if (verdict !== undefined && meets(verdict, record)) return message
  const data = { _id, ...(shop === undefined ? {} : { shop }) }
  return { path: message.path, event: 'removed', data }
}
