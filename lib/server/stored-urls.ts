import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { unsafeUrlIn } from '@/lib/web/unsafe-url'

/**
 * Refuses URLs that would run scripts; no page would follow them, and an operator should know.
 * @param name of the setting, for a single value
 * @throws MallError 链接地址不合法
 */
export function checkUrls(value: unknown, name?: string): void {
  if (unsafeUrlIn(value, name) !== undefined) throw new MallError('链接地址不合法')
}

/** API clients get absolute URLs of pictures (contract clients F2) and send them back: stored are paths. */
export const ownPaths = <T>(value: T, origin: string): T =>
  JSON.parse(JSON.stringify(value ?? null).replaceAll(`"${origin}/media/`, '"/media/')) as T
