import { z } from 'zod'
import { maxUploadBytes, uploadProblems } from '@/lib/domain/content/upload'
import { maxId } from '@/lib/domain/id'
import * as contentMessages from '@/lib/domain/messages/content'
import { call } from '../../call'
import { seconds, wireInt, wirePage, wirePageSize, wireText } from '../../fields'
import { forDesk, forOperators } from '../options'

const missing = contentMessages.pictureMissing

const picture = z.object({
  picture_id: z.int(),
  name: z.string(),
  /** A folder of the library; empty for none. */
  kind: z.string(),
  url: z.string(),
  /** Bytes. */
  size: z.int(),
  width: z.int(),
  height: z.int(),
  created: seconds,
})
export type LibraryPicture = z.infer<typeof picture>

const kind = () => wireText(20, '分组名称不能超过20个字')
const name = () => wireText(100, '图片名称不能超过100个字')

/**
 * The upload of spec 2 §7 in three steps, and the library of pictures. Our own paths: the ancestor's are not public.
 */
export const operatorPictureContract = {
  token: call('GET', '/operator/picture/token', '图片上传凭证', forDesk('picture:write'))
    .input(z.object({}))
    .output(
      z.object({
        token: z.string(),
        /** How the name of an object begins. */
        image_prefix: z.string(),
        upload_url: z.string(),
      }),
    ),

  /**
   * The object storage of the second step: the token carries the permission of its session to store one object, for 10
   * minutes.
   */
  upload: call('POST', '/operator/picture/upload', '上传图片', {
    tags: ['operator'],
    anyPermission: ['picture:write'],
    maxFileBytes: maxUploadBytes,
  })
    .input(
      z.object({
        file: z.file(uploadProblems.missing),
        token: wireText(600, contentMessages.uploadTokenInvalid, contentMessages.uploadTokenInvalid),
        key: wireText(200).optional(),
      }),
    )
    .output(
      z.object({
        img_url: z.string(),
        mimeType: z.literal('image/webp'),
        img_size: z.int(),
        width: z.int(),
        height: z.int(),
      }),
    ),

  /**
   * Puts an uploaded picture into the library; one of a merchant is kept without being listed there. Sizes are those of the stored picture, whatever is sent.
   */
  record: call('POST', '/operator/picture/record', '保存图片', forDesk('picture:write'))
    .input(
      z.object({
        img_name: name().optional().default(''),
        img_url: wireText(400, contentMessages.pictureAddressInvalid, contentMessages.pictureAddressInvalid),
        img_type: wireText(40).optional(),
        img_size: wireText(20).or(z.number()).optional(),
        width: wireText(10).or(z.number()).optional(),
        height: wireText(10).or(z.number()).optional(),
        kind: kind().optional().default(''),
      }),
    )
    .output(picture.extend({ img_full_url: z.string() })),

  list: call('GET', '/operator/pictures', '图片库', forOperators('picture:read'))
    .input(
      z.object({
        page: wirePage(),
        pageSize: wirePageSize(18, 100),
        kind: kind().optional(),
        keyword: wireText(50).optional(),
      }),
    )
    .output(z.object({ total_count: z.int(), list: z.array(picture), kinds: z.array(z.string()) })),

  edit: call('PUT', '/operator/picture', '修改图片', forOperators('picture:write'))
    .input(
      z.object({ picture_id: wireInt(1, maxId, missing), name: name().optional(), kind: kind().optional() }),
    )
    .output(picture),

  /** Takes a picture out of the library; pages that show it keep it. */
  remove: call('DELETE', '/operator/picture/{picture_id}', '删除图片', forOperators('picture:write'))
    .input(z.object({ picture_id: wireInt(1, maxId, missing) }))
    .output(z.object({ status: z.literal(true) })),
}
