import 'server-only'
import type { FieldEdits } from '@/lib/domain/desk/edits'
import { json, number, statement } from '@/lib/server/ground/db/statement'

/** The version of row $2 of subject $1, locked; a row that was never edited begins with version 1. */
export const lockVersion = statement(
  'desk_version_lock',
  `insert into desk_versions as v (subject, subject_id, version, fields) values ($1, $2, 1, '{}')
   on conflict (subject, subject_id) do update set version = v.version
   returning v.version, v.fields`,
  { version: number, fields: json<FieldEdits>() },
)

export const writeVersion = statement(
  'desk_version_write',
  `update desk_versions set version = $3, fields = $4::jsonb where subject = $1 and subject_id = $2`,
)
