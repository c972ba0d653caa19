import 'server-only'
import type { UploadPurpose } from '@/lib/domain/content/upload'
import { boolean, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** Transferred as base64, because the drivers of the two databases represent bytes differently. */
export const writeUpload = statement(
  'upload_write',
  `insert into uploads (upload_id, user_id, purpose, is_private, width, height, bytes, created)
   values ($1, $2, $3, $4, $5, $6, decode($7, 'base64'), $8)`,
)

export const uploadById = statement(
  'upload_by_id',
  `select user_id as "userId", purpose, is_private as "isPrivate", distributor_id as "distributorId",
          encode(bytes, 'base64') as "base64"
     from uploads where upload_id = $1`,
  {
    userId: number,
    purpose: oneOf<UploadPurpose>(),
    isPrivate: boolean,
    distributorId: nullable(number),
    base64: text,
  },
)

/** Locks uploads in id order. */
export const lockUploads = statement(
  'upload_lock',
  `select upload_id as "uploadId", user_id as "userId", purpose, used_by as "usedBy" from uploads
    where upload_id = any($1::text[]) order by upload_id for update`,
  { uploadId: text, userId: number, purpose: oneOf<UploadPurpose>(), usedBy: nullable(text) },
)

export const markUsed = statement(
  'upload_mark_used',
  `update uploads set purpose = $2, is_private = $3, used_by = $4, distributor_id = $5
    where upload_id = any($1::text[])`,
)

/**
 * Releases the pictures that $1 uses, except those with the ids $2; reviews keep the avatar with which they were
 * written.
 */
export const releaseOthers = statement(
  'upload_release_others',
  `update uploads u set used_by = null
    where u.used_by = $1 and u.upload_id <> all($2::text[])
      and not exists (select 1 from rates r where r.user_id = u.user_id and strpos(r.avatar, u.upload_id) > 0)`,
)

/** Deletes some uploads that have been unused since the time $1. */
export const deleteUnused = statement(
  'upload_delete_unused',
  `delete from uploads where upload_id in (
     select upload_id from uploads where used_by is null and created < $1 limit 500)`,
)
