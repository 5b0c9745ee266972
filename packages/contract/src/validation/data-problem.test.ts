import { expect, test } from 'vitest'
import { SetupMenuData } from '../setup/sheets.ts'
import { dataProblem } from './data-problem.ts'

test('CALL-1.1: a value that is not one of several is refused by naming them', () => {
  const data = { shop: '0'.repeat(24), format: 'text', text: 'Noodles 50' }
  expect(dataProblem(SetupMenuData, data)).toEqual({
    field: 'format',
    message: 'SetupMenuData: format must be one of lines, csv, demo',
  })
})
