import { AwsClient } from 'aws4fetch'
import type { PictureFiles } from './picture-files.ts'
import type { S3Config } from '../config/s3.ts'

/** The timeout of a call to the storage in ms. */
const timeout = 15_000

/** Stores objects in a bucket, under `attachments/`. Any number of servers may share it. */
export const s3Files = ({ endpoint, bucket, ...keys }: S3Config): PictureFiles => {
  const client = new AwsClient({ ...keys, service: 's3', retries: 2 })
  const base = `${endpoint.replace(/\/+$/, '')}/${bucket}/attachments`
  const call = async (method: string, key: string, body?: Uint8Array): Promise<Response> => {
    const response = await client.fetch(`${base}/${key}`, {
      method,
      signal: AbortSignal.timeout(timeout),
      ...(body ? { body: new Uint8Array(body) } : {}),
    })
    if (!response.ok && response.status !== 404)
      throw new Error(`the storage of pictures responded with ${response.status} to ${method}`)
    return response
  }
  return {
    read: async (key) => {
      const response = await call('GET', key)
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
    },
    write: async (key, bytes) => {
      const response = await call('PUT', key, bytes)
      if (!response.ok) throw new Error('the bucket for pictures does not exist')
    },
    has: async (key) => (await call('HEAD', key)).ok,
  }
}
