import type { LibraryPicture } from '@/lib/contract/operator/content/picture'
import { pictureProblems } from '@/lib/domain/content/picture'
import { maxUploadBytes, uploadProblems } from '@/lib/domain/content/upload'
import { ApiError, offlineMessage } from '../call/api-error'
import { unwrap } from '../call/contract-link'
import type { DesignerClient } from '../call/designer'
import { toBody } from './form'

/** MIME types that the file chooser offers. */
export const accepted = 'image/jpeg,image/png'

/** Why a file is not uploaded; undefined when it can be. The server checks its bytes (spec 2 §5). */
export function pictureFileProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!accepted.split(',').includes(file.type)) return pictureProblems.wrongType
  return file.size > maxUploadBytes ? uploadProblems.tooLarge : undefined
}

interface StoredObject {
  img_url: string
  mimeType: string
  img_size: number
  width: number
  height: number
}

/**
 * Sends a form to the object storage. XMLHttpRequest, because `fetch` does not tell how much of a body is sent.
 * @param onProgress gets the sent part, 0 to 1
 */
function sendForm(url: string, body: BodyInit, onProgress: (part: number) => void): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.setRequestHeader('accept', 'application/json')
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total)
    }
    request.onload = () => {
      resolve(new Response(request.responseText, { status: request.status }))
    }
    request.onerror = request.ontimeout = () => {
      reject(new ApiError(offlineMessage, 0))
    }
    request.send(body as XMLHttpRequestBodyInit)
  })
}

export interface UploadOptions {
  /** In the library: the name of the file without one. */
  name?: string
  /** A folder of the library; empty for none. */
  kind?: string
  onProgress?: (part: number) => void
}

/** The calls of a client that upload pictures. */
type PictureCalls = Pick<DesignerClient['picture'], 'token' | 'record'>

/**
 * Uploads a picture in the three steps of spec 2 §7: token, object, record.
 * @throws ApiError with the sentence of `pictureFileProblem`, or that of the server
 */
export async function uploadPicture(
  calls: PictureCalls,
  file: File,
  options: UploadOptions = {},
): Promise<LibraryPicture> {
  const { name = file.name.replace(/\.\w+$/, ''), kind = '', onProgress = () => {} } = options
  const problem = pictureFileProblem(file)
  if (problem !== undefined) throw new ApiError(problem, 422)
  const { token, image_prefix, upload_url } = await calls.token({})
  const ending = file.type === 'image/png' ? 'png' : 'jpg'
  const key = `${image_prefix}${crypto.randomUUID().replaceAll('-', '')}.${ending}`
  const body = toBody({ company_id: 1, file, token, key })
  const stored = (await unwrap(await sendForm(upload_url, body, onProgress))) as StoredObject
  return calls.record({
    img_name: name.slice(0, 100),
    img_url: stored.img_url,
    img_type: stored.mimeType,
    img_size: stored.img_size,
    width: stored.width,
    height: stored.height,
    kind,
  })
}
