import { feathers } from '@feathersjs/feathers'
import { koa } from '@feathersjs/koa'
import configure from '@feathersjs/socketio'
import { expect, it } from 'vitest'
import type { App } from '../runtime/app.ts'
import { joinedChannels } from './joined-channels.ts'

it('the joined channels are those that Feathers lists, as connections come and go', () => {
  const app: App = koa(feathers())
  app.configure(configure())
  const open = joinedChannels(app)
  const [one, other] = [{ socketId: 'one' }, { socketId: 'other' }]
  const steps = [
    () => app.channel('a').join(one),
    () => app.channel('a', 'b').join(other),
    () => app.channel('b').leave(other),
    () => app.channel('a').leave(one),
    () => app.channel(app.channels).leave(other),
    () => app.channel('b').join(one),
  ]
  for (const step of steps) {
    step()
    expect([...open].toSorted()).toEqual(app.channels.toSorted())
  }
  expect([...open]).toEqual(['b'])
})
