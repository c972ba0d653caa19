import 'server-only'
import { itemIdOf } from '@/lib/domain/id'
import { daySeconds } from '@/lib/domain/time/china'
import type { Env } from '@/lib/env'
import { qrCodePng } from '@/lib/server/ground/adapters/qr-code'
import { noPicture, pictureHeaders } from '@/lib/server/ground/media/picture-response'
import { goodsPageNames, mobileGoodsAddress } from './addresses'

/** One day in seconds: the address of a product never changes, and that of the mall rarely. */
const lifetime = daySeconds

/** Answers with the QR code of a product page, by the parameters that public clients send (contract goods §17). */
export function answerQrPicture(env: Pick<Env, 'h5Url'>, query: URLSearchParams): Response {
  const id = itemIdOf(query.get('id') ?? '')
  if (!goodsPageNames.has(query.get('page') ?? '') || !id) return noPicture()
  return new Response(new Uint8Array(qrCodePng(mobileGoodsAddress(env, id))), {
    headers: {
      'content-type': 'image/png',
      'cache-control': `public, max-age=${lifetime}`,
      ...pictureHeaders,
    },
  })
}
