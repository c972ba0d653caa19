import 'server-only'
import { isOwnPicture } from '@/lib/domain/content/picture'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Mall } from '@/lib/server/ground/mall'
import { unsafeUrlIn, unsafeUrlsIn } from '@/lib/web/unsafe-url'

/**
 * Rejects URLs that would run scripts; pages would ignore them, and the operator should be told.
 * @param name of the setting, for a single value
 * @throws MallError 链接地址不合法
 */
export function checkUrls(value: unknown, name?: string): void {
  if (unsafeUrlIn(value, name) !== undefined) throw new MallError(contentMessages.linkAddressInvalid)
}

const nameOf = (widget: unknown): string => {
  const { alias, name, type } = widget as Record<string, unknown>
  return [alias, name, type].find((text) => typeof text === 'string' && text !== '') as string
}

/**
 * As `checkUrls` for imported widgets: the message names the widget, because they are not on a page yet.
 * @throws MallError 第2个挂件“轮播”的链接地址不合法
 */
export function checkWidgetUrls(widgets: readonly object[]): void {
  widgets.forEach((widget, index) => {
    const [found] = unsafeUrlsIn(widget)
    if (!found) return
    const [list, at] = found.path
    const child =
      list === 'childWidgets' ? (widget as { childWidgets: unknown[] }).childWidgets[Number(at)] : undefined
    const inside = child === undefined ? '' : `中的“${nameOf(child)}”`
    throw new MallError(`第${index + 1}个挂件“${nameOf(widget)}”${inside}的链接地址不合法`)
  })
}

/** API clients get absolute URLs of pictures (contract clients F2) and send them back; paths are stored. */
export const ownPaths = <T>(value: T, origin: string): T =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(`"${origin}/media/`, '"/media/')) as T

/** Whether an absolute address is one of the mall itself. */
const isOfMall = (url: string, publicUrl: string): boolean =>
  URL.canParse(url) && new URL(url).host.replace(/\.$/, '') === new URL(publicUrl).host

/**
 * Whether a page of the desk may show a picture or video: one of the mall, or https on another site. Another address of
 * the mall would be a request with the cookies of whoever sees the page.
 */
const mayBeShown = (url: string, publicUrl: string): boolean =>
  isOwnPicture(url) || (/^https:\/\//i.test(url) && URL.canParse(url) && !isOfMall(url, publicUrl))

/** Whether the desk may show what a row has: rows of earlier versions may have any path. */
export const isShownPicture = (url: string): boolean =>
  url === '' || isOwnPicture(url) || /^https?:\/\//i.test(url)

/** As `isShownPicture`: any other address counts as no picture. */
export const shownPicture = (url: string): string => (isShownPicture(url) ? url : '')

/**
 * @param urls of pictures and videos, after `ownPaths`; empty for none
 * @param ofMallOnly for merchants, whose products and shops show pictures of the mall only
 * @throws MallError 图片地址不正确; for merchants: 请使用上传到商城的图片和视频
 */
export function assertPictures(
  urls: readonly (string | undefined)[],
  publicUrl: string,
  ofMallOnly = false,
): void {
  const given = urls.filter((url) => url !== undefined && url !== '') as string[]
  if (ofMallOnly && !given.every(isOwnPicture)) throw new MallError('请使用上传到商城的图片和视频')
  if (!given.every((url) => mayBeShown(url, publicUrl)))
    throw new MallError(contentMessages.pictureAddressInvalid)
}

/** The stored form of one picture. @param present what the row has: it may stay @throws MallError 图片地址不正确 */
export function storedPicture({ env }: Pick<Mall, 'env'>, sent: string, present?: string): string {
  const path = ownPaths(sent, env.publicUrl)
  if (path !== present) assertPictures([path], env.publicUrl)
  return path
}

/** The addresses of pictures and videos in sanitized HTML. */
export const picturesIn = (html: string): string[] =>
  [...html.matchAll(/\s(?:src|poster)="([^"]*)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'))
