import 'server-only'
import { mayServe, uploadIdOf, uploadPurposes, type UploadPurpose } from '@/lib/domain/content/upload'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import { deleteUnused, lockUploads, markUsed, releaseOthers } from './sql'

/** The item that uses pictures, such as `{ kind: 'aftersale', id: '202510125503381' }`. */
export interface UploadUse {
  purpose: UploadPurpose
  /** Number of the review, after-sale or voucher. */
  id: string | number
  /** The shop whose staff may see private pictures; 0 for the mall itself. */
  distributorId: number
}

const foreign = () => new MallError(contentMessages.pictureAddressInvalid)

/**
 * Binds pictures of a member to the item that shows them; from then on they are kept, and the staff of the shop can see
 * private ones. Call it in the transaction that stores the paths.
 * @param paths as returned by `storePicture`, or as absolute URLs of this mall
 * @returns the paths to store
 * @throws MallError 图片地址不正确 unless they are unused pictures of this member or pictures of the same item, and
 *   for pictures of another purpose
 */
export async function bindUploads(
  tx: Queries,
  userId: number,
  urls: readonly string[],
  { purpose, id, distributorId }: UploadUse,
): Promise<string[]> {
  const paths = [...new Set(urls.map(pathOf))]
  const ids = paths.map(uploadIdOf)
  if (!ids.every((one) => one !== null)) throw foreign()
  if (ids.length === 0) return []
  const usedBy = `${purpose}:${id}`
  const rows = await tx.run(lockUploads, [ids])
  const isUsable = (row: (typeof rows)[number]) =>
    row.userId === userId && (row.usedBy === null || row.usedBy === usedBy) && mayServe(row.purpose, purpose)
  if (rows.length !== ids.length || !rows.every(isUsable)) throw foreign()
  const { isPrivate } = uploadPurposes[purpose]
  await tx.run(markUsed, [ids, purpose, isPrivate, usedBy, distributorId])
  return paths
}

/**
 * Releases pictures that an item no longer shows: they are deleted after a day.
 * @param paths the pictures that it still shows, as returned by `bindUploads`
 */
export async function releaseUploads(
  tx: Queries,
  { purpose, id }: UploadUse,
  paths: readonly string[],
): Promise<void> {
  await tx.run(releaseOthers, [`${purpose}:${id}`, paths.map(uploadIdOf)])
}

/** The path of a picture; clients may also send back the absolute URL that they received. */
const pathOf = (url: string): string => /^https?:\/\/[^/]+(\/media\/u\/[^?#]+)$/.exec(url)?.[1] ?? url

/** Deletes pictures that have been unused for a day. @param now epoch seconds */
export async function sweepUploads(db: Queries, now: number): Promise<void> {
  await db.run(deleteUnused, [now - daySeconds])
}
