import { expect, it } from 'vitest'
import { readPrinterPorts } from './printer-ports.ts'

it.each([
  [undefined, true, { ports: { first: 9100, last: 9109 } }],
  [undefined, false, { ports: undefined }],
  ['off', true, { ports: undefined }],
  ['9100', false, { ports: { first: 9100, last: 9100 } }],
  ['9100-9200', false, { ports: { first: 9100, last: 9200 } }],
])('PRINT-3.4: PRINTER_PORTS %s, in the house: %s', (text, isHouse, result) => {
  expect(readPrinterPorts(text, isHouse)).toEqual(result)
})

it.each(['80', '9200-9100', 'x', '9100-99999'])(
  'PRINT-3.4: PRINTER_PORTS %s is refused',
  (text) => {
    expect(readPrinterPorts(text, true)).toHaveProperty('problem')
  },
)
