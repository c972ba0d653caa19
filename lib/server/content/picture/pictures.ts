import 'server-only'
import { createHash } from 'node:crypto'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'
import { pictureHashOf, picturePath, pictureProblems, pictureSide } from '@/lib/domain/content/picture'
import { maxUploadBytes, pictureType, uploadProblems } from '@/lib/domain/content/upload'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { ownPaths } from '@/lib/server/ground/stored-urls'
import { reEncode, type StoredPicture } from '@/lib/server/ground/upload/re-encode'
import { pictureKey } from './serve-picture'
import {
  addPicture,
  changePicture,
  hidePicture,
  listPicture,
  lockPicture,
  pictureKinds,
  pictureList,
  type PictureRow,
} from './sql'
import type { AllowedUpload } from './upload-token'

const perDay = { max: 2000, window: daySeconds, message: uploadProblems.tooMany }

export const wirePicture = ({ pictureId, hash, ...row }: PictureRow): LibraryPicture => ({
  picture_id: pictureId,
  url: picturePath(hash),
  name: row.name,
  kind: row.kind,
  size: row.size,
  width: row.width,
  height: row.height,
  created: row.created,
})

/**
 * Stores a re-encoded picture under the hash of its bytes: equal pictures are one object.
 * @throws MallError 上传图片只能是 JPG 或者 PNG 格式! checked by its bytes, not its name; other texts of
 *   `uploadProblems`
 */
export async function storePagePicture(mall: Mall, { userId, takeToken }: AllowedUpload, file: Blob) {
  if (file.size > maxUploadBytes) throw new MallError(uploadProblems.tooLarge)
  await takeHit(mall.db, `picture:${userId}`, perDay, mall.now())
  const sent = new Uint8Array(await file.arrayBuffer())
  const type = pictureType(sent)
  if (type !== 'image/jpeg' && type !== 'image/png') throw new MallError(pictureProblems.wrongType)
  const picture = await reEncode(sent, false, pictureSide)
  // A file that is refused leaves the token for the next one.
  await takeToken()
  return storePicture(mall, userId, picture)
}

/**
 * Stores a picture of another mall, from a file of products. As `storePagePicture`, but it may be a WebP or GIF.
 * @throws MallError with one of `uploadProblems`
 */
export const storeImportedPicture = async (mall: Mall, userId: number, bytes: Uint8Array) =>
  storePicture(mall, userId, await reEncode(bytes, true, pictureSide, true))

async function storePicture(mall: Mall, userId: number, { bytes, width, height }: StoredPicture) {
  const hash = createHash('sha256').update(bytes).digest('hex')
  await mall.db.transaction(async (tx) => {
    await tx.run(lockPicture, [hash])
    // The object is stored first, so that a row never names a missing one.
    await storageOf(mall).put(pictureKey(hash), new Uint8Array(bytes), 'image/webp')
    await tx.run(addPicture, [hash, bytes.length, width, height, userId, mall.now()])
  })
  return { path: picturePath(hash), size: bytes.length, width, height }
}

/** The audit row of a picture that was added to the library or changed. */
const auditPicture = (tx: Queries, { now }: Mall, actor: Actor, event: string, row: PictureRow) => {
  const { pictureId: subjectId, name, kind } = row
  return recordAudit(tx, { actor, event, subject: 'picture', subjectId, after: { name, kind } }, now())
}

/**
 * Adds a picture that this operator has uploaded to the library; a repeated call changes its name only. Pictures of
 * merchants are not listed: the library is that of the mall.
 * @throws MallError 图片地址不正确 for any other address
 */
export async function recordPicture(
  mall: Mall,
  actor: Actor,
  userId: number,
  { url, name, kind }: { url: string; name: string; kind: string },
): Promise<PictureRow> {
  const hash = pictureHashOf(ownPaths(url, mall.env.publicUrl))
  return mall.db.transaction(async (tx) => {
    const [row] =
      hash === null ? [] : await tx.run(listPicture, [hash, userId, name, kind, actor.kind !== 'merchant'])
    if (!row) throw new MallError(pictureProblems.foreign)
    await auditPicture(tx, mall, actor, 'recordPicture', row)
    return row
  })
}

/** The library, the newest first, with the names of its folders. */
export async function listPictures(
  { db }: Mall,
  { kind, keyword }: { kind: string | undefined; keyword: string },
  { page, size }: { page: number; size: number },
): Promise<{ list: PictureRow[]; total: number; kinds: string[] }> {
  const list = await db.run(pictureList, [kind ?? null, keyword, ...limitAndOffset(page, size)])
  const [folders] = await db.run(pictureKinds, [])
  return { list, total: list[0]?.total ?? 0, kinds: folders?.kinds ?? [] }
}

const notFound = () => new MallError(contentMessages.pictureMissing)

/** Changes name and folder of a picture. @throws MallError 图片不存在 */
export async function editPicture(
  mall: Mall,
  actor: Actor,
  pictureId: number,
  { name, kind }: { name: string | undefined; kind: string | undefined },
): Promise<PictureRow> {
  return mall.db.transaction(async (tx) => {
    const [row] = await tx.run(changePicture, [pictureId, name ?? null, kind ?? null])
    if (!row) throw notFound()
    await auditPicture(tx, mall, actor, 'editPicture', row)
    return row
  })
}

/**
 * Removes a picture from the library; its bytes stay as long as it is in use (`prune-pictures.ts`).
 * @throws MallError 图片不存在
 */
export async function removePicture(mall: Mall, actor: Actor, pictureId: number): Promise<void> {
  await mall.db.transaction(async (tx) => {
    const [row] = await tx.run(hidePicture, [pictureId])
    if (!row) throw notFound()
    await recordAudit(
      tx,
      { actor, event: 'removePicture', subject: 'picture', subjectId: pictureId },
      mall.now(),
    )
  })
}
