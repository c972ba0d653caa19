import 'server-only'
import { join } from 'node:path'
import type { Mall } from '@/lib/server/ground/mall'
import { diskStorage } from './disk-storage'
import { s3Storage } from './s3-storage'
import type { ObjectStorage } from './storage'

export type { ObjectStorage } from './storage'

/** The bucket of `MALL_S3_*`, otherwise a folder beside the embedded database. */
export const storageOf = ({ env, now }: Pick<Mall, 'env' | 'now'>): ObjectStorage =>
  env.s3 ? s3Storage(env.s3, now) : diskStorage(join(env.dataDir, 'pictures'))
