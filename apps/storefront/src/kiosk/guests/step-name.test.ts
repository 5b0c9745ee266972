import { expect, test } from 'vitest'
import { stepName } from './step-name.ts'

test('KIOSK-1.5: each screen of a kiosk has a name in its report, without what is in its address', () => {
  const paths = ['/posHome', '/', '/browse', '/products/abc', '/posOffer', '/posCodes', '/cart']
  expect([...paths, '/posPay', '/record/abc', '/elsewhere/abc'].map(stepName)).toEqual([
    'attract',
    'mode',
    'menu',
    'dish',
    'offer',
    'codes',
    'check',
    'pay',
    'number',
    'other',
  ])
})
