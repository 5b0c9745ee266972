import { Forbidden } from '@feathersjs/errors'
import { rightsFor } from '../policies/key-rights.ts'
import { isFields } from '../records/fields.ts'
import type { CallContext } from '../runtime/app.ts'

/** Throws if the caller is a key that may not make the call: `forbidden` if no key may or it
 * is for another shop, `keyRightMissing` if others may (KEY-2.2). */
export const checkKey = ({
  path,
  method,
  params: { key, query },
  data,
}: Pick<CallContext, 'path' | 'method' | 'params' | 'data'>): void => {
  if (!key) return
  const rights = rightsFor(path, method)
  if (!rights)
    throw new Forbidden('No key may do that: somebody who signs in may', { code: 'forbidden' })
  if (!rights.some((right) => key.rights.includes(right)))
    throw new Forbidden(`The key needs the right ${rights.join(' or ')}`, {
      code: 'keyRightMissing',
      rights,
    })
  const shop = isFields(data) ? data['shop'] : query?.['shop']
  if (key.shop !== undefined && typeof shop === 'string' && shop !== key.shop)
    throw new Forbidden('The key is for another shop', { code: 'forbidden', field: 'shop' })
}
