import { services } from '@comanda/contract'
import { expect, it } from 'vitest'
import { policies, served } from './services.ts'

it('every path of the contract is served once, and has a policy', () => {
  const paths = Object.keys(services).toSorted()
  expect(served.map(({ path }) => path).toSorted()).toEqual(paths)
  expect(Object.keys(policies).toSorted()).toEqual(paths)
})
