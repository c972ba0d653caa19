import 'server-only'
import { randomBytes } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import {
  maxUploadBytes,
  uploadPath,
  uploadProblems,
  uploadPurposes,
  uploadsPerDay,
  type UploadPurpose,
} from '@/lib/domain/content/upload'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { reEncode } from './re-encode'
import { writeUpload } from './sql'

const perDay = { max: uploadsPerDay, window: 86_400, message: uploadProblems.tooMany }

/**
 * Stores a picture of a member. Until it is used (`bindUploads`) only its owner sees a private one.
 * @throws MallError with one of `uploadProblems`
 */
export async function storePicture(mall: Mall, userId: number, file: Blob, purpose: UploadPurpose) {
  if (file.size > maxUploadBytes) throw new MallError(uploadProblems.tooLarge)
  await takeHit(mall.db, `upload:${userId}`, perDay, mall.now())
  const { isPrivate, mayBeGif } = uploadPurposes[purpose]
  const { bytes, width, height } = await reEncode(new Uint8Array(await file.arrayBuffer()), mayBeGif)
  // Not guessable: the path of a picture of a review does not lead to others.
  const uploadId = randomBytes(16).toString('hex')
  const row = [uploadId, userId, purpose, isPrivate, width, height, bytes.toString('base64'), mall.now()]
  await mall.db.run(writeUpload, row)
  return { uploadId, path: uploadPath(uploadId), width, height }
}
