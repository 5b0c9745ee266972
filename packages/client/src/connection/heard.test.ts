import { expect, test } from 'vitest'
import { createHeard } from './heard.ts'

const one = (_id: string, version: number) => ({ _id, version })
const isNewer = (one: { version: number }, found: { version: number }) =>
  one.version > found.version

test('STAFF-8.5: what events announce while a list loads stands in its place, unless the list is newer; what is removed is not in it', () => {
  const heard = createHeard<{ readonly _id: string; readonly version: number }>()
  heard.put(one('before', 1))
  heard.begin()
  heard.put(one('new', 1))
  heard.put(one('changed', 3))
  heard.put(one('late', 1))
  heard.remove('gone')
  const found = [one('changed', 2), one('late', 2), one('gone', 1), one('same', 1)]
  expect([...heard.over(found, isNewer).values()]).toEqual([
    one('changed', 3),
    one('late', 2),
    one('same', 1),
    one('new', 1),
  ])
  expect(heard.over(found).get('late')).toEqual(one('late', 1))
})
