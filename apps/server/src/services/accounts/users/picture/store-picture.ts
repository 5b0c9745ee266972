import { NotAuthenticated } from '@feathersjs/errors'
import { and, eq, ne } from 'drizzle-orm'
import { accountOf } from '../../../../authentication/accounts.ts'
import { withCurrentRanks } from '../../../../authentication/standing.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import { newSecretId } from '../../../../identifiers/new-id.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { userPictures } from '../../../../tables/user-pictures.ts'
import { users } from '../../../../tables/users.ts'

/** Stores the member's picture in place of an earlier one and announces it. Returns its id. */
export const storePicture = async (
  { database, bus, now }: Runtime,
  user: string,
  picture: Buffer,
): Promise<string> => {
  const _id = newSecretId()
  const createTime = new Date(now()).toISOString()
  const row = await inTransaction(database, async (transaction) => {
    const [changed] = await transaction
      .update(users)
      .set({ avatar: _id })
      .where(eq(users._id, user))
      .returning()
    await transaction.insert(userPictures).values({ _id, user, picture, createTime })
    await transaction
      .delete(userPictures)
      .where(and(eq(userPictures.user, user), ne(userPictures._id, _id)))
    return changed
  })
  if (!row) throw new NotAuthenticated('The account no longer exists', { code: 'notAuthenticated' })
  bus.publish({
    path: 'users',
    event: 'patched',
    data: withCurrentRanks(accountOf(row).user, now()),
  })
  return _id
}
