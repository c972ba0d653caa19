import { linkAddressInvalid } from '@/lib/domain/messages/content'
import { widgetHref } from '@/lib/web/link'
import { unsafeUrlsIn } from '@/lib/web/unsafe-url'
import type { SettingProblem } from './problems'

/** Error text for the address of a 自定义路由 that would give shoppers no link. Undefined while none is typed. */
export function addressProblem(link: Readonly<Record<string, unknown>>): string | undefined {
  if (link.linkPage !== 'href' || String(link.href ?? '') === '' || widgetHref(link) !== null)
    return undefined
  return '请输入以 http:// 或 https:// 开头的地址，或以 / 开头的站内路径'
}

function addressProblems(value: unknown, path: readonly string[] = []): SettingProblem[] {
  if (typeof value !== 'object' || value === null) return []
  const message = Array.isArray(value) ? undefined : addressProblem(value as Record<string, unknown>)
  return [
    ...(message === undefined ? [] : [{ path: [...path, 'href'].join('.'), message }]),
    ...Object.entries(value).flatMap(([key, child]) => addressProblems(child, [...path, key])),
  ]
}

/** The addresses in the settings of a widget that no shopper could follow, and URLs that would run scripts. */
export function linkProblems(settings: object): SettingProblem[] {
  const addresses = addressProblems(settings)
  const unsafe = unsafeUrlsIn(settings).map(({ path }) => ({
    path: path.join('.'),
    message: linkAddressInvalid,
  }))
  return [...addresses, ...unsafe.filter(({ path }) => !addresses.some((other) => other.path === path))]
}
