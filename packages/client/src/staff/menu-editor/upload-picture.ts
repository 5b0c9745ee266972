import type { Authentication } from '../../authentication/authentication.ts'
import type { Connection } from '../../connection/connection.ts'
import { httpCall } from '../../connection/http-call.ts'

/** Uploads a picture for the menu. Returns its id; fails with a `CallError`. */
export const uploadPicture = async (
  { url }: Pick<Connection, 'url'>,
  authentication: Pick<Authentication, 'accessToken'>,
  picture: Blob,
): Promise<string> => {
  const headers = {
    'content-type': picture.type,
    authorization: `Bearer ${authentication.accessToken() ?? ''}`,
  }
  const response = await httpCall(url, 'attachments', { headers, body: picture })
  const { _id } = (await response.json()) as { readonly _id: string }
  return _id
}
