import ky from 'ky'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { notifyCall, notifySignedOut } from '../person/signed-out'
import { ApiError, offlineMessage } from './api-error'
import type { Send } from './contract-link'

const http = ky.create({
  timeout: 10_000,
  retry: 0,
  throwHttpErrors: false,
  credentials: 'same-origin' as const,
  headers: { [picturePathsHeader]: '1' },
})

/** Sends a call of a page; a 401 is announced to the session. */
export const send: Send = async (url, init) => {
  notifyCall()
  const response = await http(url, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(offlineMessage, 0)
  })
  if (response.status === 401) notifySignedOut()
  return response
}
