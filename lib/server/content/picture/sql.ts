import 'server-only'
import { boolean, json, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

const fields = `p.picture_id as "pictureId", p.hash, p.name, p.kind, p.size, p.width, p.height, p.created`
const columns = {
  pictureId: number,
  hash: text,
  name: text,
  kind: text,
  size: number,
  width: number,
  height: number,
  created: number,
}
export type PictureRow = RowOf<typeof columns>

export const addPicture = statement(
  'picture_add',
  `insert into pictures (hash, size, width, height, user_id, created) values ($1, $2, $3, $4, $5, $6)`,
)

/** Whether any picture was uploaded and not pruned since. */
export const hasPictures = statement('picture_any', 'select exists(select from pictures) as "isUsed"', {
  isUsed: boolean,
})

/** Lock under which only one instance fills an empty library. */
export const lockLibrary = statement('picture_lock_library', 'select pg_advisory_xact_lock(1466)')

/** Prevents a picture from being stored and deleted at the same time: $1 is its hash. */
export const lockPicture = statement('picture_lock', 'select pg_advisory_xact_lock(1465, hashtext($1))')

/**
 * Names the newest picture with the hash $1 that user $2 uploaded $3, in folder $4, and adds it to the library if $5.
 */
export const listPicture = statement(
  'picture_record',
  `update pictures p set is_listed = p.is_listed or $5, name = $3, kind = $4
    where p.picture_id = (select max(picture_id) from pictures where hash = $1 and user_id = $2)
   returning ${fields}`,
  columns,
)

/** Listed pictures of folder $1 (null for all) with $2 in their name: $3 from index $4, the newest first. */
export const pictureList = statement(
  'picture_list',
  `select ${fields}, count(*) over ()::int as total from pictures p
    where p.is_listed and ($1::text is null or p.kind = $1) and ($2::text = '' or strpos(lower(p.name), lower($2)) > 0)
    order by p.picture_id desc limit $3 offset $4`,
  { ...columns, total: number },
)

export const pictureKinds = statement(
  'picture_kinds',
  `select coalesce(json_agg(k.kind order by k.kind), '[]') as kinds
     from (select distinct kind from pictures where is_listed and kind <> '') k`,
  { kinds: json<string[]>() },
)

export const changePicture = statement(
  'picture_change',
  `update pictures p set name = coalesce($2, p.name), kind = coalesce($3, p.kind)
    where p.picture_id = $1 and p.is_listed returning ${fields}`,
  columns,
)

export const hidePicture = statement(
  'picture_hide',
  'update pictures set is_listed = false where picture_id = $1 and is_listed returning picture_id as "pictureId"',
  { pictureId: number },
)
