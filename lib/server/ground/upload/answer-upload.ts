import 'server-only'
import pLimit from 'p-limit'
import type { Auth } from '@/lib/contract/call'
import { uploadIdOf } from '@/lib/domain/content/upload'
import type { Permission } from '@/lib/domain/desk/permissions'
import { mayDo } from '@/lib/domain/desk/roles'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { sharp } from '@/lib/server/ground/media/image-library'
import { noPicture, pictureHeaders } from '@/lib/server/ground/media/picture-response'
import { requestedWidth } from '@/lib/web/picture'
import { uploadById } from './sql'

/** Concurrent encodings; more would take CPU time and memory from requests. */
const limit = pLimit(2)

type UploadRow = RowOf<typeof uploadById>

/** The permission that people at the desk need for private pictures, by purpose. */
const permissionToSee: Record<UploadRow['purpose'], Permission> = {
  rate: 'review:read',
  aftersale: 'aftersale:read',
  voucher: 'payment:read',
  avatar: 'order:read',
  merchant: 'merchant:read',
}

/** The viewer of a request, as a call with this guard would determine it. */
export type ViewerOf = (auth: Auth) => Promise<Viewer | null>

/** Whether the token of a shopper, or of a merchant or operator, gives access to a private picture. */
async function maySee(viewer: ViewerOf, upload: UploadRow): Promise<boolean> {
  // Open calls read the cookie of shoppers, others that of merchants and operators.
  if ((await viewer('open'))?.userId === upload.userId) return true
  if ((await viewer('store').catch(() => null))?.userId === upload.userId) return true
  const staff = await viewer('merchant').catch(() => null)
  if (!staff?.deskRole || !mayDo(staff.deskRole, permissionToSee[upload.purpose])) return false
  return staff.role === 'operator' || (staff.shopId !== null && staff.shopId === upload.distributorId)
}

/**
 * Answers `/media/u/…` with an uploaded picture, `?w=` pixels wide. Private ones are for their owner and the staff of
 * the shop; for all other visitors they do not exist.
 */
export async function answerUpload(
  mall: Mall,
  path: string,
  query: URLSearchParams,
  viewer: ViewerOf,
): Promise<Response> {
  const id = uploadIdOf(path)
  const [upload] = id === null ? [] : await mall.db.run(uploadById, [id])
  if (!upload || (upload.isPrivate && !(await maySee(viewer, upload)))) return noPicture('private, no-store')
  const stored = Buffer.from(upload.base64, 'base64')
  const width = query.has('w') ? requestedWidth(query.get('w')) : undefined
  const bytes =
    width === undefined
      ? stored
      : await limit(() =>
          sharp(stored).resize({ width, withoutEnlargement: true }).webp({ quality: 82 }).toBuffer(),
        )
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/webp',
      'cache-control': upload.isPrivate ? 'private, no-store' : 'public, max-age=31536000, immutable',
      ...pictureHeaders,
    },
  })
}
