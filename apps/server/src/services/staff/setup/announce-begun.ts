import type { Runtime } from '../../../runtime/runtime.ts'

/** A message between servers: this installation has its first owner. */
const path = 'setups'

/** Announces to every server that the setup has begun, so that what belongs to the demo ends. To be called after the commit. */
export const announceBegun = ({ bus }: Pick<Runtime, 'bus'>): void =>
  bus.publish({ path, event: 'begun', data: {} })

/** Calls `begun` when the setup has begun, on any server. */
export const onBegun = ({ bus }: Pick<Runtime, 'bus'>, begun: () => void): void =>
  bus.listen((message) => {
    if (message.path === path) begun()
  })
