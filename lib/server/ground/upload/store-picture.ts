import 'server-only'
import { randomBytes } from 'node:crypto'
import {
  maxUploadBytes,
  uploadPath,
  uploadProblems,
  uploadPurposes,
  uploadsPerDay,
  type UploadPurpose,
} from '@/lib/domain/content/upload'
import { MallError } from '@/lib/domain/errors'
import { daySeconds } from '@/lib/domain/time/china'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { reEncode } from './re-encode'
import { writeUpload } from './sql'

const perDay = { max: uploadsPerDay, window: daySeconds, message: uploadProblems.tooMany }

/**
 * Stores a picture of a member. Until it is used (`bindUploads`), a private one is visible to its owner only.
 * @throws MallError with one of `uploadProblems`
 */
export async function storePicture(mall: Mall, userId: number, file: Blob, purpose: UploadPurpose) {
  if (file.size > maxUploadBytes) throw new MallError(uploadProblems.tooLarge)
  await takeHit(mall.db, `upload:${userId}`, perDay, mall.now())
  const { isPrivate, mayBeGif } = uploadPurposes[purpose]
  const { bytes, width, height } = await reEncode(new Uint8Array(await file.arrayBuffer()), mayBeGif)
  // Random, so that the path of a review picture does not reveal others.
  const uploadId = randomBytes(16).toString('hex')
  const row = [uploadId, userId, purpose, isPrivate, width, height, bytes.toString('base64'), mall.now()]
  await mall.db.run(writeUpload, row)
  return { uploadId, path: uploadPath(uploadId), width, height }
}
