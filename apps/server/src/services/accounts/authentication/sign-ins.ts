import { type SignIn, signIns as description } from '@comanda/contract'
import { announceEndOfSignIn } from '../../../authentication/sign-ins/end-sign-in.ts'
import { serveRecords } from '../../../calls/serve-records.ts'
import { selected } from '../../../records/selected.ts'
import { findRecords } from '../../../table-service/find.ts'
import { removeRecord } from '../../../table-service/remove.ts'
import { recordTable } from '../../../table-service/table.ts'
import { signIns as table } from '../../../tables/sign-ins.ts'

const rows = recordTable(description, table, ['isCurrent'])

/** The devices on which the caller is signed in; removing one ends its tokens on every server (ACC-2.7). */
export const signIns = serveRecords(description, ({ runtime }) => ({
  methods: {
    find: async (params = {}) => {
      const { $select, ...query } = params.query ?? {}
      const found = (await findRecords<SignIn>(runtime.reads, rows, {
        ...params,
        query,
      })) as SignIn[]
      return found.map((one) => selected({ ...one, isCurrent: one._id === params.signIn }, $select))
    },
    remove: async (id, params = {}) => {
      const { $select, ...query } = params.query ?? {}
      const ended = await removeRecord<SignIn>(runtime.database, rows, id, { ...params, query })
      for (const one of [ended].flat()) announceEndOfSignIn(runtime, one)
      return Array.isArray(ended)
        ? ended.map((one) => selected(one, $select))
        : selected(ended, $select)
    },
  },
}))
