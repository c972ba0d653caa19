import { z } from 'zod'
import { maxUploadBytes, uploadProblems } from '@/lib/domain/content/upload'
import { call } from './call'
import { wireText } from './fields'

const tags = ['图片上传']

/** A stored picture. */
export const upload = z.object({
  /** Path of the stored picture, for the fields that take pictures. */
  url: z.string(),
  image_url: z.string(),
  upload_id: z.string(),
  width: z.int(),
  height: z.int(),
})

export const uploadContract = {
  /**
   * Stores a picture of a review, after-sale or voucher. A call of our own, which also answers the two of public
   * clients (contract goods §9.3, contract member §12).
   */
  picture: call('POST', '/upload/picture', '上传图片', {
    tags,
    // Applicants have only a token of the merchants' entry (contract member §12).
    auth: 'account',
    maxFileBytes: maxUploadBytes,
    also: [
      { method: 'POST', path: '/espier/upload' },
      { method: 'POST', path: '/espier/uploadlocal' },
    ],
    legacyName: { name: 'aftersales.uploadPic', fixed: { purpose: 'aftersale' }, postOnly: true },
  })
    .input(
      z.object({
        file: z.file(uploadProblems.missing),
        /** Public clients do not say it; their pictures are private until something public uses them. */
        purpose: z.enum(['rate', 'aftersale', 'voucher', 'avatar', 'merchant']).optional().catch(undefined),
      }),
    )
    .output(upload),

  /** How public clients learn where to upload: always to this mall (contract member §12). */
  token: call('GET', '/espier/image_upload_token', '上传凭证', { tags, auth: 'account' })
    .input(
      z.object({
        filetype: wireText(20).optional(),
        filename: wireText(200).optional(),
        group: wireText(50).optional(),
      }),
    )
    .output(
      z.object({
        driver: z.literal('local'),
        token: z.object({ domain: z.string(), key: z.string() }),
      }),
    ),
}
