import { CallError, normaliseError } from '@comanda/client'

const PATH = '/api/users/pic'

/** Sends the picture of the member whose token it is; answers its id. Fails with a `CallError` (`pictureInvalid` …). */
export const uploadPicture = async (token: string | null, picture: Blob): Promise<string> => {
  let response: Response
  try {
    response = await fetch(PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': picture.type },
      body: picture,
    })
  } catch {
    throw new CallError({
      name: 'Timeout',
      message: 'Network disconnected',
      statusCode: 500,
      reason: 'offline',
    })
  }
  const answer: unknown = await response.json().catch(() => undefined)
  if (!response.ok)
    throw normaliseError(
      answer ?? { message: `Invalid status: ${response.statusText}`, status: response.status },
    )
  return (answer as { readonly _id: string })._id
}
