/** Rules of pictures that members upload (contract goods §9.3). */

/**
 * The purposes of uploaded pictures. Pictures of reviews and members are public, those of merchants are visible to
 * their owner and operators, all others to their owner and the shop. Vouchers may be GIFs, of which the first frame is
 * stored (spec 3 §1, /cashier); all others are jpg or png (contract goods §9.3).
 */
export const uploadPurposes = {
  rate: { isPrivate: false, mayBeGif: false },
  aftersale: { isPrivate: true, mayBeGif: false },
  voucher: { isPrivate: true, mayBeGif: true },
  avatar: { isPrivate: false, mayBeGif: false },
  merchant: { isPrivate: true, mayBeGif: false },
} as const satisfies Record<string, { isPrivate: boolean; mayBeGif: boolean }>
export type UploadPurpose = keyof typeof uploadPurposes

/** The purpose of a picture whose client names none: private until something uses it. */
export const defaultPurpose: UploadPurpose = 'aftersale'

/**
 * Whether a picture that was uploaded for one purpose may be used for another. ECShopX clients name none and use their
 * pictures for any; a voucher is only ever a voucher, so it never becomes public.
 */
export const mayServe = (uploaded: UploadPurpose, used: UploadPurpose): boolean =>
  uploaded === used || uploaded === defaultPurpose

/** 2 MB: the largest file. */
export const maxUploadBytes = 2 * 1024 * 1024
/** The longer side of a stored picture in pixels. */
export const storedSide = 1600
/** More pixels are refused before they are decoded: a small file can unfold into gigabytes. */
export const maxUploadPixels = 40_000_000
/** Pictures per member and day. */
export const uploadsPerDay = 100

/** Texts of refused pictures (contract goods §9.3). */
export const uploadProblems = {
  missing: '请选择要上传的图片',
  tooLarge: '图片上传最大为2M',
  wrongType: '仅支持jpg，jpeg，png图片的上传',
  tooManyPixels: '图片尺寸过大，请缩小后上传',
  unreadable: '图片无法识别，请更换图片',
  tooMany: '今日图片上传超过限制',
} as const

const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  bytes.length > signature.length && signature.every((byte, index) => bytes[index] === byte)

/** Whether a file is a WebP picture by its first bytes; members do not upload it, other malls have it. */
export const isWebp = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50])

/** The type of a picture by its first bytes, regardless of its name and declared type; null for all others. */
export function pictureType(bytes: Uint8Array): 'image/jpeg' | 'image/png' | 'image/gif' | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  // GIF87a and GIF89a.
  if (
    startsWith(bytes, [0x47, 0x49, 0x46, 0x38]) &&
    (bytes[4] === 0x37 || bytes[4] === 0x39) &&
    bytes[5] === 0x61
  )
    return 'image/gif'
  return null
}

export const uploadPrefix = '/media/u/'

/** Where an upload is served; `id` has 32 hexadecimal digits. */
export const uploadPath = (id: string) => `${uploadPrefix}${id}.webp`

/** The id in the path of an upload; null for other paths. */
export const uploadIdOf = (path: string): string | null =>
  /^\/media\/u\/([0-9a-f]{32})\.webp$/.exec(path)?.[1] ?? null
