import { expect, it } from 'vitest'
import { Coalescer } from './coalescer.ts'
import type { BusMessage } from '../../runtime/event-bus.ts'

const heardOf = async (...events: readonly [event: string, order: number][]): Promise<unknown> => {
  const heard: BusMessage[] = []
  const coalescer = new Coalescer((message) => heard.push(message))
  for (const [event, order] of events)
    coalescer.add({ path: 'sections', event, data: { _id: 'a', order } })
  coalescer.add({ path: 'sections', event: 'patched', data: { _id: 'b', order: 0 } })
  // Events are sent in the order of their first occurrence.
  await expect
    .poll(() => heard.filter(({ data }) => (data as { _id: string })._id === 'b'))
    .toHaveLength(1)
  return heard
    .filter(({ data }) => (data as { _id: string })._id === 'a')
    .map(({ event, data }) => [event, (data as { order: number }).order])
}

it('of several changes of a record the last is sent (EVENT-1.2)', async () => {
  expect(await heardOf(['patched', 1], ['patched', 2], ['patched', 3])).toEqual([['patched', 3]])
})
it('a record that is created and then changed is sent as created', async () => {
  expect(await heardOf(['created', 1], ['patched', 2])).toEqual([['created', 2]])
})
it('a record that is removed in the end is sent as removed', async () => {
  expect(await heardOf(['created', 1], ['patched', 2], ['removed', 2])).toEqual([['removed', 2]])
})
