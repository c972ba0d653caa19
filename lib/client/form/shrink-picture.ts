import { maxUploadBytes, storedSide } from '@/lib/domain/content/upload'

/**
 * A picture that the mall accepts: photos of phones are larger than that, so they are scaled to the size that is stored
 * and encoded as JPEG. Other pictures, and files that the browser cannot read, stay as they are; the server refuses
 * those that it cannot use.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= maxUploadBytes || typeof createImageBitmap !== 'function') return file
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, storedSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85))
  return blob ? new File([blob], 'photo.jpg', { type: 'image/jpeg' }) : file
}
