import { AwsClient } from 'aws4fetch'
import type { PictureFiles } from './picture-files.ts'
import type { S3Config } from '../config/s3.ts'

/** The timeout of a call to the storage in ms. */
const patience = 15_000

/** Stores objects in a bucket, under `attachments/`. Any number of servers may share it. */
export const s3Files = ({ endpoint, bucket, ...keys }: S3Config): PictureFiles => {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/attachments`
  const call = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const answer = await client.fetch(`${base}/${key}`, {
      method,
      signal: AbortSignal.timeout(patience),
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    if (!answer.ok && answer.status !== 404)
      throw new Error(`the storage of pictures answered ${answer.status} to ${method}`)
    return answer
  }
  return {
    read: async (key) => {
      const answer = await call('GET', key)
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined
    },
    write: async (key, bytes) => {
      const answer = await call('PUT', key, bytes)
      if (!answer.ok) throw new Error('the bucket for pictures is not there')
    },
    has: async (key) => (await call('HEAD', key)).ok,
  }
}
