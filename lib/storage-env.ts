/**
 * The object storage of pictures: the part of the environment that lib/env.ts reads from here. Plain Node runs this
 * file too: erasable TypeScript only. It is configured by all of its variables or by none.
 */
import { z } from 'zod'

export const storageVariables = {
  MALL_S3_URL: z
    .string()
    .regex(/^https?:\/\/[^\s?#]+$/, { error: 'must be an http:// or https:// address without a query' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  MALL_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'must be the name of a bucket' })
    .optional(),
  MALL_S3_REGION: z.string().default('us-east-1'),
  MALL_S3_KEY_ID: z.string().optional(),
  MALL_S3_KEY: z.string().optional(),
}

type Variables = z.output<z.ZodObject<typeof storageVariables>>

const needed = ['MALL_S3_URL', 'MALL_S3_BUCKET', 'MALL_S3_KEY_ID', 'MALL_S3_KEY'] as const

/** The variables that are missing although another one of the storage is set. */
export function missingStorageKeys(env: Variables): { name: string; because: string }[] {
  const because = needed.find((name) => env[name] !== undefined)
  if (because === undefined) return []
  return needed.filter((name) => env[name] === undefined).map((name) => ({ name, because }))
}

/** An S3-compatible storage, addressed as `{url}/{bucket}/{key}`. */
export interface S3Settings {
  url: string
  bucket: string
  region: string
  keyId: string
  key: string
}

/** The storage of pictures; null for the data folder. */
export function storageSettings(env: Variables): { s3: S3Settings | null } {
  const { MALL_S3_URL: url, MALL_S3_BUCKET: bucket, MALL_S3_KEY_ID: keyId, MALL_S3_KEY: key } = env
  return {
    s3: url && bucket && keyId && key ? { url, bucket, region: env.MALL_S3_REGION, keyId, key } : null,
  }
}
