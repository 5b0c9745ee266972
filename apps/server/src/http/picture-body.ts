import { BadRequest, FeathersError } from '@feathersjs/errors'

/** The parts of a request that are read. */
interface PictureRequest {
  readonly req: AsyncIterable<Buffer>
  get(header: string): string
}

const tooLarge = (most: number) =>
  new FeathersError(
    `The picture is larger than ${Math.floor(most / 1_000_000)} MB`,
    'PayloadTooLarge',
    413,
    'payload-too-large',
    { code: 'pictureInvalid' },
  )

const noPicture = () =>
  new BadRequest('Send a picture: as the body, or as a file of a form', { code: 'pictureInvalid' })

const readAll = async (request: PictureRequest, most: number): Promise<Buffer> => {
  if (Number(request.get('content-length')) > most) throw tooLarge(most)
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request.req) {
    size += part.length
    if (size > most) throw tooLarge(most)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const fileIn = async (body: Buffer, type: string): Promise<Buffer> => {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => undefined)
  const file = [...(form?.values() ?? [])].find((value) => value instanceof File)
  if (!file) throw noPicture()
  return Buffer.from(await file.arrayBuffer())
}

/**
 * Returns the picture of an upload: the whole body, or the first file of a `multipart/form-data`. Reads at most `most`
 * bytes, and does not check that they are a picture.
 */
export const readPictureBody = async (request: PictureRequest, most: number): Promise<Buffer> => {
  const type = request.get('content-type')
  const isForm = type.startsWith('multipart/form-data')
  if (!isForm && !/^(image\/|application\/octet-stream)/.test(type)) throw noPicture()
  const body = await readAll(request, most)
  return isForm ? fileIn(body, type) : body
}
