import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { AttachmentStore } from './attachment-store.ts'
import { diskFiles } from './disk-files.ts'
import { s3Files } from './s3-files.ts'

/** Opens the attachment store that the configuration names: a bucket, or the data folder. */
export const openAttachments = ({ s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>) =>
  new AttachmentStore(s3 ? s3Files(s3) : diskFiles(join(dataFolder, 'attachments')))
