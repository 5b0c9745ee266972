import { Closed, Id, service as describeService } from '@comanda/contract'
import { adapterTests, type AdapterTestName } from '@feathersjs/adapter-tests'
import * as errors from '@feathersjs/errors'
import { feathers } from '@feathersjs/feathers'
import { Type } from '@feathersjs/typebox'
import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { connect } from '../database/connect.ts'
import { recordTable } from './table.ts'
import { TableService } from './table-service.ts'

interface Person {
  readonly _id: string
  readonly name?: string
  readonly age?: number
}

const people = pgTable('people', {
  _id: text('_id').primaryKey(),
  name: text('name'),
  age: integer('age'),
  time: integer('time'),
  created: boolean('created'),
})

const description = describeService('people', {
  record: Closed({
    _id: Id,
    name: Type.Optional(Type.String()),
    age: Type.Optional(Type.Integer()),
    time: Type.Optional(Type.Integer()),
    created: Type.Optional(Type.Boolean()),
  }),
  filter: ['_id', 'name', 'age', 'created'],
  sort: ['name', 'age', '_id'],
})

/** Cases of the public suite that this service refuses, each with the reason. */
const refused: Readonly<Record<string, string>> = {
  '._get': 'there is no way around the hooks',
  '._find': 'there is no way around the hooks',
  '._create': 'there is no way around the hooks',
  '._update': 'there is no way around the hooks',
  '._patch': 'there is no way around the hooks',
  '._remove': 'there is no way around the hooks',
  '.update': 'records are changed by patch, never replaced',
  '.update + $select': 'records are changed by patch, never replaced',
  '.update + id + query': 'records are changed by patch, never replaced',
  '.update + NotFound': 'records are changed by patch, never replaced',
  '.update + NotFound (integer)': 'records are changed by patch, never replaced',
  '.update + query + NotFound': 'records are changed by patch, never replaced',
  '.update + id + query id': 'records are changed by patch, never replaced',
  'internal .update': 'records are changed by patch, never replaced',
  '.create ignores query':
    'a field that is not declared is refused, also where it would not be read',
  '.find + $skip': 'pages follow one another by $after, which costs the same on every page',
  '.find + paginate + $limit + $skip': 'pages follow one another by $after',
}

const accepted: AdapterTestName[] = [
  '.options',
  '.events',
  '.get',
  '.get + $select',
  '.get + id + query',
  '.get + NotFound',
  '.get + NotFound (integer)',
  '.get + id + query id',
  '.find',
  '.remove',
  '.remove + $select',
  '.remove + id + query',
  '.remove + NotFound',
  '.remove + NotFound (integer)',
  '.remove + multi',
  '.remove + multi no pagination',
  '.remove + id + query id',
  '.patch',
  '.patch + $select',
  '.patch + id + query',
  '.patch multiple',
  '.patch multiple no pagination',
  '.patch multi query same',
  '.patch multi query changed',
  '.patch + NotFound',
  '.patch + NotFound (integer)',
  '.patch + query + NotFound',
  '.patch + id + query id',
  '.create',
  '.create + $select',
  '.create multi',
  'internal .find',
  'internal .get',
  'internal .create',
  'internal .patch',
  'internal .remove',
  '.find + equal',
  '.find + equal multiple',
  '.find + $sort',
  '.find + $sort + string',
  '.find + $limit',
  '.find + $limit 0',
  '.find + $select',
  '.find + $or',
  '.find + $in',
  '.find + $nin',
  '.find + $lt',
  '.find + $lte',
  '.find + $gt',
  '.find + $gte',
  '.find + $ne',
  '.find + $gt + $lt + $sort',
  '.find + $or nested + $sort',
  '.find + $and',
  '.find + $and + $or',
  'params.adapter + paginate',
  'params.adapter + multi',
  '.find + paginate',
  '.find + paginate + query',
  '.find + paginate + $limit 0',
  '.find + paginate + params',
]

class PeopleService extends TableService<Person> {
  readonly events = ['testing']
}

const database = await makeTestDatabase()
const connection = connect(database.settings, pino({ level: 'silent' }))
const service = new PeopleService({
  database: connection.database,
  reads: connection.database,
  table: recordTable(description, people),
  shopDirectory: new ShopDirectory(),
})
const app = feathers<{ people: PeopleService }>()
app.use('people', service)

beforeAll(async () => {
  await connection.database.execute(sql`
    create table people (_id text primary key, name text, age integer, time integer, created boolean)`)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

// The public suite is written for mocha, which has global functions.
Object.assign(globalThis, {
  describe,
  it,
  before: beforeAll,
  after: afterAll,
  beforeEach,
  afterEach,
})
adapterTests(accepted)(app, errors, 'people', '_id')

describe('the public suite of Feathers adapters', () => {
  it('each case passes, or is refused with a reason', () => {
    expect(accepted.filter((name) => refused[name])).toEqual([])
    expect(accepted.length + Object.keys(refused).length).toBe(78)
  })
})

describe('CALL-4.17: a record with an id of its own', () => {
  const mia = { _id: 'a'.repeat(24), name: 'Mia', age: 7 }
  const conflict = { code: 409, data: { code: 'conflict' } }

  it('is stored once however often it is sent, and returned each time', async () => {
    expect(await service.create(mia)).toEqual(mia)
    expect(await service.create(mia)).toEqual(mia)
    expect(await service.create(mia, { query: { $select: ['age'] } })).toEqual({
      _id: mia._id,
      age: 7,
    })
    const both = await Promise.all([service.create(mia), service.create(mia)])
    expect(both).toEqual([mia, mia])
  })

  it('is refused with other data, or once somebody has changed it', async () => {
    await expect(service.create({ ...mia, age: 8 })).rejects.toMatchObject(conflict)
    await service.patch(mia._id, { name: 'Mia Wong' })
    await expect(service.create(mia)).rejects.toMatchObject(conflict)
    await service.remove(mia._id)
  })
})
