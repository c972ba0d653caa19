import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
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
