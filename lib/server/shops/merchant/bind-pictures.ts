import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { bindUploads, releaseUploads } from '@/lib/server/ground/upload/bind-uploads'
import type { ApplicationRow } from './application-columns'

/** The pictures of an application, as paths of uploads. */
export interface ApplicationPictures {
  licensePicture: string
  idFrontPicture: string
  idBackPicture: string
  /** Clients ask for it, but the call does not require it (contract member §13). */
  bankCardPicture: string
}

const missing: [keyof ApplicationPictures, string][] = [
  ['licensePicture', '营业执照必填'],
  ['idFrontPicture', '手持身份证正面必填'],
  ['idBackPicture', '手持身份证反面必填'],
]

/**
 * Binds the pictures of an application to it, and releases its previous ones.
 * @returns their stored paths
 * @throws MallError for a missing picture, a picture of another member, and one that is used twice
 */
export async function bindPictures(
  tx: Queries,
  { applicationId, userId }: Pick<ApplicationRow, 'applicationId' | 'userId'>,
  pictures: ApplicationPictures,
): Promise<ApplicationPictures> {
  for (const [name, text] of missing) if (pictures[name] === '') throw new MallError(text)
  const { licensePicture, idFrontPicture, idBackPicture, bankCardPicture } = pictures
  const given = [licensePicture, idFrontPicture, idBackPicture, bankCardPicture].filter(Boolean)
  const use = { purpose: 'merchant', id: applicationId, distributorId: 0 } as const
  const paths = await bindUploads(tx, userId, given, use)
  if (paths.length < given.length) throw new MallError('证照图片不能重复')
  await releaseUploads(tx, use, paths)
  const [license = '', front = '', back = '', card = ''] = paths
  return { licensePicture: license, idFrontPicture: front, idBackPicture: back, bankCardPicture: card }
}
