import { once } from '../check/check.ts'
import { idOf, textAt } from '../client/fields.ts'
import { httpVisitor, ownerAccount, url } from '../client/target.ts'
import { restaurant } from './restaurant.ts'

/** Calls a path of the API by HTTP. */
export const api = (path: string, init?: RequestInit) => fetch(`${url}/api/${path}`, init)

/** A picture of 1 by 1 pixels. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const ownerToken = once(async () =>
  textAt(await httpVisitor().signIn(ownerAccount), 'accessToken'),
)

/** A picture that the demo's shops show, or one that the owner uploads. */
export const picture = once(async () => {
  const shops = (await (await api('shops')).json()) as { images?: string[]; logo?: string }[]
  const shown = shops.flatMap(({ images = [] }) => images)[0]
  if (shown !== undefined) return shown
  const { shop } = await restaurant()
  const response = await api(`attachments?shop=${shop}`, {
    method: 'POST',
    headers: { 'content-type': 'image/png', authorization: `Bearer ${await ownerToken()}` },
    body: pixel,
  })
  return idOf(await response.json())
})
