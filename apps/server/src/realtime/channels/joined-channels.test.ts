import type { RealTimeConnection } from '@feathersjs/feathers'
import { describe, expect, it } from 'vitest'
import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import configure from '@feathersjs/socketio'
import type { App } from '../../runtime/app.ts'
import type { Subject } from '../../runtime/event-bus.ts'
import { channelOf } from './channels.ts'
import { JoinedChannels } from './joined-channels.ts'

/** Two connections of an app, and a record of the subjects that it follows. */
const opened = (ready?: Promise<void>) => {
  const app: App = koa(feathers())
  app.configure(configure())
  const subjects: Subject[] = []
  const follow = (subject: Subject) => {
    subjects.push(subject)
    return { ready, end: () => void subjects.splice(subjects.indexOf(subject), 1) }
  }
  const sockets = new Map([
    ['one', {}],
    ['other', {}],
  ])
  Object.assign(app, { io: { sockets: { sockets } } })
  const channels = new JoinedChannels(app, { follow })
  const connections: readonly [RealTimeConnection, RealTimeConnection] = [
    { socketId: 'one' },
    { socketId: 'other' },
  ]
  return { app, channels, subjects, connections, sockets }
}

const shop = channelOf.shop('s')

describe('a server follows the subjects of the channels that have connections (EVENT-1.8)', () => {
  it('from the first that joins until the last has left', () => {
    const { channels, subjects, connections } = opened()
    const [one, other] = connections
    channels.join(shop, one)
    channels.join(shop, other)
    channels.join(channelOf.user('u'), one)
    expect(subjects).toEqual(['shop/s', 'user/u'])
    channels.leave(shop, one)
    channels.leave(shop, one)
    channels.leave('never joined', other)
    expect(channels.names).toEqual([shop, 'user/u'])
    channels.leave(shop, other)
    expect(subjects).toEqual(['user/u'])
    expect(channels.joinedBy(one)).toEqual(['user/u'])
  })

  it('a session’s and a reservation’s are their shop’s, a menu of every shop’s are of all', () => {
    const { channels, subjects, connections } = opened()
    for (const name of [channelOf.session('s', 'a'), channelOf.reservation('s', 'b'), 'shop/*'])
      channels.join(name, connections[0])
    expect(subjects).toEqual(['shop/s', 'shop/s', 'all'])
  })

  it('a connection that ends leaves all of its channels; one that has ended joins none', () => {
    const { app, channels, subjects, connections, sockets } = opened()
    const [one, other] = connections
    channels.join(shop, one)
    channels.join(channelOf.staff('s'), one)
    channels.join(shop, other)
    app.emit('disconnect', one)
    expect([...channels.connectionsIn(shop)]).toEqual([other])
    expect(channels.names).toEqual([shop])
    sockets.clear()
    channels.join(channelOf.staff('s'), one)
    expect(subjects).toEqual(['shop/s'])
  })

  it('a connection is ready once the events of all its channels arrive', async () => {
    let arrive: (() => void) | undefined
    const { channels, connections } = opened(
      new Promise((resolve) => {
        arrive = resolve
      }),
    )
    expect(channels.ready(connections[0])).toBeUndefined()
    channels.join(shop, connections[0])
    channels.join(channelOf.staff('s'), connections[0])
    const ready = channels.ready(connections[0])
    expect(ready).toBeDefined()
    expect(channels.ready(connections[1])).toBeUndefined()
    arrive?.()
    await ready
    expect(channels.ready(connections[0])).toBeUndefined()
  })
})
