import { expect, test } from 'vitest'
import { storageKeys } from './keys.ts'

test('STORE-1.1: the keys of local storage', () => {
  expect(Object.values(storageKeys)).toEqual([
    'settings',
    'saveInfo',
    'isVisited',
    'listView',
    'sectionAll',
    'login',
    'profile',
    'tableCart',
  ])
})
