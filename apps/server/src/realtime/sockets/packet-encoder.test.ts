import * as fc from 'fast-check'
import { Encoder, PacketType } from 'socket.io-parser'
import { expect, it } from 'vitest'
import { keepText, sharedRecord } from '../../records/shared-record.ts'
import { PacketEncoder } from './packet-encoder.ts'

const types = fc.constantFrom(
  PacketType.CONNECT,
  PacketType.DISCONNECT,
  PacketType.EVENT,
  PacketType.ACK,
  PacketType.CONNECT_ERROR,
)
const json = fc.jsonValue()
const data = fc.oneof(
  fc.constant(undefined),
  fc.array(json, { minLength: 1, maxLength: 3 }),
  fc.tuple(fc.constant(null), json),
  fc.tuple(fc.constant(null), fc.constant(undefined)),
)
const packets = fc.record({
  type: types,
  nsp: fc.constantFrom('/', '/other'),
  id: fc.option(fc.nat(), { nil: undefined }),
  data,
})

it('packets without binary data are encoded as socket.io encodes them', () => {
  fc.assert(
    fc.property(packets, ({ id, ...rest }) => {
      const packet = id === undefined ? rest : { ...rest, id }
      expect(new PacketEncoder().encode(packet)).toEqual(new Encoder().encode(packet))
    }),
  )
})

it('a shared record is encoded as it is, as often as it is sent', () => {
  const record = sharedRecord({ _id: 'a', name: [{ lang: 'en', value: '"Soup"' }] })
  const packet = { type: PacketType.ACK, nsp: '/', id: 3, data: [null, record] }
  const expected = ['33' + JSON.stringify([null, record])]
  expect(new PacketEncoder().encode(packet)).toEqual(expected)
  expect(new PacketEncoder().encode(packet)).toEqual(expected)
})

it('an event of a record whose text is stored has this text', () => {
  const record = { _id: 'a' }
  keepText(record, '{"_id":"a","number":"007"}')
  const packet = { type: PacketType.EVENT, nsp: '/', data: ['orders patched', record] }
  expect(new PacketEncoder().encode(packet)).toEqual([
    '2["orders patched",{"_id":"a","number":"007"}]',
  ])
})
