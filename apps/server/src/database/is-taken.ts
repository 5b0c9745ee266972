import { errorState } from './error-state.ts'

const detailOf = (error: unknown): string | undefined => {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('detail' in at && typeof at.detail === 'string') return at.detail
  return undefined
}

/**
 * Returns whether an error says that another row has this value of a column already. Indexes have other names on partitions, so
 * the column is read from the detail: `Key (shop, account, provider_transaction_id)=(…) already exists.`
 */
export const isTaken = (error: unknown, column: string): boolean => {
  const [, columns = ''] = /\(([^)]*)\)=/.exec(detailOf(error) ?? '') ?? []
  return errorState(error) === '23505' && columns.split(', ').includes(column)
}
