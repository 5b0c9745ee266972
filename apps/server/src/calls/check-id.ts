import { BadRequest, MethodNotAllowed } from '@feathersjs/errors'
import type { CallContext, NextCall } from '../runtime/app.ts'

const longestId = 200

const isId = (id: unknown): boolean =>
  typeof id === 'string' && id.length > 0 && id.length <= longestId && !id.includes('\0')

/** Signing out takes no id (this token), or `all`. */
const isSignOut = (id: unknown): boolean => id === null || id === 'all'

const isInCapitals = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-fA-F]{24}$/.test(id) && /[A-F]/.test(id)

/**
 * Refuses external calls on several records at once, and values that cannot be an id: objects, numbers, long texts. An id in
 * capitals is read as it is stored, since other systems write hexadecimal digits so (CALL-4.7).
 */
export const checkId = (context: CallContext, next: NextCall): Promise<void> => {
  const { path, method, params, id } = context
  if (params.provider && isInCapitals(id)) context.id = id.toLowerCase()
  if (params.provider && method !== 'find' && method !== 'create') {
    const isWrong = path === 'authentication' ? !isSignOut(id) : !isId(id)
    if (id === null && isWrong) throw new MethodNotAllowed('One record at a time')
    if (isWrong) throw new BadRequest('This is not an id', { code: 'queryInvalid', field: '_id' })
  }
  return next()
}
