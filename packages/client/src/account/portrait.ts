import type { User } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { httpCall } from '../connection/http-call.ts'
import { jsonObject } from '../json/json-object.ts'

/** Uploads a member's picture and returns its id. Fails with a `CallError` such as `pictureInvalid`. */
export const uploadPortrait = async (
  { url }: Pick<Connection, 'url'>,
  accessToken: string | null,
  picture: Blob,
): Promise<string> => {
  const headers = { authorization: `Bearer ${accessToken ?? ''}`, 'content-type': picture.type }
  const response = await httpCall(url, 'users/pic', { headers, body: picture })
  return String(jsonObject(await response.json())['_id'])
}

/** Removes a member's picture and returns the account. */
export const removePortrait = (
  { service }: Pick<Connection, 'service'>,
  { _id }: Pick<User, '_id'>,
): Promise<User> => service('users').patch(_id, { avatar: null })
