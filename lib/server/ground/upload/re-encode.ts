import 'server-only'
import pLimit from 'p-limit'
import { isWebp, maxUploadPixels, pictureType, storedSide, uploadProblems } from '@/lib/domain/content/upload'
import { MallError } from '@/lib/domain/errors'
import { sharp } from '@/lib/server/ground/media/image-library'

/** Concurrent encodings; more would take CPU time from requests. */
const maxEncodings = 2
const maxWaiting = 32

const limit = pLimit(maxEncodings)

export interface StoredPicture {
  bytes: Buffer
  width: number
  height: number
}

/**
 * Decodes an uploaded picture and encodes it as WebP: only the pixels of the file are stored, neither the place where a
 * photo was taken nor appended data. For a GIF the first frame is decoded.
 * @param side the longer side of the stored picture, in pixels
 * @param mayBeWebp for files of other malls
 * @throws MallError with one of `uploadProblems`
 */
export async function reEncode(
  bytes: Uint8Array,
  mayBeGif: boolean,
  side = storedSide,
  mayBeWebp = false,
): Promise<StoredPicture> {
  const type = pictureType(bytes) ?? (mayBeWebp && isWebp(bytes) ? 'image/webp' : null)
  if (type === null || (type === 'image/gif' && !mayBeGif)) throw new MallError(uploadProblems.wrongType)
  if (limit.pendingCount >= maxWaiting) throw new MallError('上传人数较多，请稍后再试', { status: 429 })
  return limit(async () => {
    const { width = 0, height = 0 } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(unreadable)
    if (width * height > maxUploadPixels) throw new MallError(uploadProblems.tooManyPixels)
    const { data, info } = await sharp(bytes, { limitInputPixels: maxUploadPixels, failOn: 'error' })
      // Applies the orientation of the camera before it is dropped with all other metadata.
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
      .catch(unreadable)
    return { bytes: data, width: info.width, height: info.height }
  })
}

const unreadable = (): never => {
  throw new MallError(uploadProblems.unreadable)
}
