import 'server-only'
import type { FieldEdits } from '@/lib/domain/desk/edits'
import { json, nullable, number, statement } from '@/lib/server/ground/db/statement'

/** The version of row $2 of subject $1, locked; a row that was never edited begins with version 1. */
export const lockVersion = statement(
  'desk_version_lock',
  `insert into desk_versions as v (subject, subject_id, version, fields) values ($1, $2, 1, '{}')
   on conflict (subject, subject_id) do update set version = v.version
   returning v.version, v.restored, v.fields`,
  { version: number, restored: nullable(number), fields: json<FieldEdits>() },
)

/** The version of row $2 of subject $1, if it was edited. */
export const storedVersion = statement(
  'desk_version_stored',
  'select version, restored, fields from desk_versions where subject = $1 and subject_id = $2',
  { version: number, restored: nullable(number), fields: json<FieldEdits>() },
)

/** As `lockVersion`, for rows $2 in the sequence of their ids. */
export const lockVersions = statement(
  'desk_version_lock_many',
  `insert into desk_versions as v (subject, subject_id, version, fields)
   select $1, i.id, 1, '{}' from unnest($2::bigint[]) i(id) order by i.id
   on conflict (subject, subject_id) do update set version = v.version
   returning v.subject_id as id, v.version, v.restored, v.fields`,
  { id: number, version: number, restored: nullable(number), fields: json<FieldEdits>() },
)
/** As `writeVersion`, for rows $2 (JSON). */
export const writeVersions = statement(
  'desk_version_write_many',
  `update desk_versions v set version = r.version, restored = null, fields = r.fields
     from jsonb_to_recordset($2::jsonb) as r (id bigint, version int, fields jsonb)
    where v.subject = $1 and v.subject_id = r.id`,
)

export const writeVersion = statement(
  'desk_version_write',
  `update desk_versions set version = $3, restored = null, fields = $4::jsonb where subject = $1 and subject_id = $2`,
)

/** Rows $2 of subject $1 have the content of their versions $3 again. */
export const writeRestored = statement(
  'desk_version_write_restored',
  `update desk_versions v set restored = r.version from unnest($2::bigint[], $3::int[]) r(id, version)
    where v.subject = $1 and v.subject_id = r.id`,
)
