import { expect, test } from 'vitest'
import { sampleMenu } from '../testing/sample-menu.ts'
import { createShownCatalogue } from './shown-catalogue.ts'

test('DRAFT-4.6: a menu that is shown is another each time, also with the version of the one before', () => {
  const { state, show } = createShownCatalogue(() => 5)
  expect(state.get()).toEqual({ status: 'loading', isFresh: false, now: 5 })
  show(sampleMenu)
  const first = state.get().menu
  show({ ...sampleMenu, products: [] })
  const { menu, status } = state.get()
  expect(status).toBe('ready')
  expect(menu?.products).toEqual([])
  expect(menu?.version).not.toBe(first?.version)
})
