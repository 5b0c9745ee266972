import { isFields } from '../../records/fields.ts'
import type { BusMessage, Subject } from '../../runtime/event-bus.ts'
import { audiences } from '../channels/audiences.ts'
import { subjectOfChannel } from '../channels/channels.ts'

/**
 * Records that every server must hear of: rules of the group, since a rule that is for some shops now may have been in
 * the menus of others, and accounts, since a role or a token may have ended.
 */
const heardByAll: ReadonlySet<string> = new Set([
  'taxSettings',
  'surchargeSettings',
  'orderDiscounts',
  'users',
])

/** The most subjects that a message is sent to, in place of `all`. */
const mostSubjects = 8

/** Returns the subjects of a message. Messages without an audience, those between the servers, go to all. */
export const subjectsOfMessage = ({ path, data }: BusMessage): readonly Subject[] => {
  const audience = heardByAll.has(path) || !isFields(data) ? undefined : audiences[path]?.(data)
  const subjects = new Set(audience?.map(subjectOfChannel))
  if (subjects.size === 0 || subjects.size > mostSubjects || subjects.has('all')) return ['all']
  return [...subjects]
}
