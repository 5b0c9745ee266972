import { services } from '@comanda/contract'
import { expect, it } from 'vitest'
import { policies, served } from './services.ts'

it('every path of the contract has a policy, and is served once if it has a method: some have events alone', () => {
  const all = Object.entries(services)
  const called = all.flatMap(([path, { methods }]) => (methods.length > 0 ? [path] : []))
  expect(served.map(({ path }) => path).toSorted()).toEqual(called.toSorted())
  expect(Object.keys(policies).toSorted()).toEqual(all.map(([path]) => path).toSorted())
})
