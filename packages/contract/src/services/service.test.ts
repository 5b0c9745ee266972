import { Type } from '@feathersjs/typebox'
import { describe, expect, it } from 'vitest'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { dataProblem } from '../validation/data-problem.ts'
import { call } from './call.ts'
import { queryFields } from './query-fields.ts'
import { service } from './service.ts'

const Table = Closed(
  { _id: Id, shop: Id, name: Type.String(), seats: Type.Optional(Type.Integer()) },
  'Table',
)
const [id, shop] = ['a'.repeat(24), 'b'.repeat(24)]

describe('a service of records says only what is its own', () => {
  const tables = service('tables', { record: Table })

  it('has every method and event, returns whole lists, and is found and sorted by _id', () => {
    expect(tables).toMatchObject({
      methods: ['find', 'get', 'create', 'patch', 'remove'],
      events: ['created', 'patched', 'removed'],
      paginate: false,
      filter: ['_id'],
      sort: ['_id'],
    })
  })

  it('create takes the record, its _id only if there is one', () => {
    const { data = Type.Never() } = tables
    expect(dataProblem(data, { shop, name: 'T1' })).toBeUndefined()
    expect(dataProblem(data, { _id: id, shop, name: 'T1' })).toBeUndefined()
    expect(dataProblem(data, { shop })).toEqual({
      field: 'name',
      message: "TableData: name must have required property 'name'",
    })
  })

  it('patch takes some field, never _id or shop; null clears what is optional', () => {
    const { patch = Type.Never() } = tables
    expect(dataProblem(patch, { seats: null })).toBeUndefined()
    expect(dataProblem(patch, { name: null })?.field).toBe('name')
    expect(dataProblem(patch, { shop })?.field).toBe('shop')
    expect(dataProblem(patch, {})).toBeDefined()
  })

  it('says nothing of what create and patch take if it has no such method', () => {
    const list = service('tables', { record: Table, methods: ['find'] })
    expect([list.data, list.patch]).toEqual([undefined, undefined])
  })
})

describe('a call stands below its service', () => {
  const tables = service('tables', {
    record: Table,
    calls: { 'seats/free': call(Closed({ shop: Id }), Type.Integer()) },
  })

  it('at its own path, made by create alone, without queries and events', () => {
    const free = tables.calls['seats/free']
    expect(free).toMatchObject({ path: 'tables/seats/free', methods: ['create'], events: [] })
    expect(queryFields(free)).toMatchObject({ filter: new Map(), sort: new Set() })
  })
})
