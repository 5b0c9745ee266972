/** An S3-compatible bucket and its access key. */
export interface S3Config {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

const isHttp = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Reads the variables `S3_…`. Returns undefined if all are unset. Error messages never repeat a key. */
export const readS3 = (
  given: (name: string) => string | undefined,
): { readonly problem: string } | { readonly s3?: S3Config } => {
  const [endpoint, bucket, accessKeyId, secretAccessKey] = names.map(given)
  const missing = names.filter((name) => given(name) === undefined)
  if (missing.length === names.length) return {}
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey)
    return {
      problem: `${missing.join(', ')} must be set as well: ${names.join(', ')} belong together`,
    }
  if (!isHttp(endpoint))
    return { problem: 'S3_ENDPOINT must be a URL that begins with https:// or http://' }
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket))
    return { problem: 'S3_BUCKET is no name of a bucket' }
  const region = given('S3_REGION') ?? 'us-east-1'
  return { s3: { endpoint, bucket, region, accessKeyId, secretAccessKey } }
}
