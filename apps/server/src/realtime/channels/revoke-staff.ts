import type { User } from '@comanda/contract'
import type { App } from '../../runtime/app.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { channelOf } from './channels.ts'
import { channelsOf } from './joined-channels.ts'
import { mayHear, staffPrefix } from './staff-channels.ts'

const asUser = (data: unknown): User | undefined =>
  typeof data === 'object' && data !== null && '_id' in data ? (data as User) : undefined

/** Removes the connections of a user who loses a role from the channels of that role. */
export const revokeStaff = (app: App, { bus }: Runtime): void => {
  const channels = channelsOf(app)
  bus.listen(({ path, event, data }) => {
    const changed = path === 'users' ? asUser(data) : undefined
    if (!changed) return
    const user = event === 'removed' ? undefined : changed
    for (const connection of channels.connectionsIn(channelOf.user(changed._id)))
      for (const name of channels.joinedBy(connection))
        if (name.startsWith(staffPrefix) && !mayHear(user, name)) channels.leave(name, connection)
  })
}
