import * as contentMessages from '../messages/content'

/** Rules of the pictures that operators upload for pages (spec 2 §5). */

/** The longer side of a stored picture in pixels: a banner of the widest screens. */
export const pictureSide = 2560

/** Texts of refused pictures. */
export const pictureProblems = {
  wrongType: '上传图片只能是 JPG 或者 PNG 格式!',
  notSaved: '图片上传失败，请重新上传',
  foreign: contentMessages.pictureAddressInvalid,
} as const

export const picturePrefix = '/media/p/'

/** Where a picture is served; `hash` is the SHA-256 of its bytes in 64 hexadecimal digits. */
export const picturePath = (hash: string) => `${picturePrefix}${hash}.webp`

/**
 * Whether a path is where the mall serves pictures: uploaded and drawn ones, and those of its pages. Any other own path
 * would make browsers that show it send a request with their cookies.
 */
export const isOwnPicture = (path: string): boolean =>
  /^\/(?:media|images)\/[^\s\\?#]+(?:\?w=\d{1,4})?$/.test(path) && !/\.\.|\/\.?\/|%(?:2e|2f|5c)/i.test(path)

/** The hash in the path of a picture; null for other paths. */
export const pictureHashOf = (path: string): string | null =>
  /^\/media\/p\/([0-9a-f]{64})\.webp$/.exec(path)?.[1] ?? null
