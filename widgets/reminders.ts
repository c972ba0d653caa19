import { widgetHref } from '@/lib/web/link'
import { contracts, isKnownType } from './contracts'
import type { StoredWidget } from './widget'

/** Types whose 更多 has a target of its own. */
const withOwnTarget = new Set(['W0019', 'W0021'])

const isFilled = (value: unknown) => typeof value === 'string' && value !== ''

function zonesWithoutLink({ type, data }: StoredWidget): number {
  if (type !== 'W0003' || !Array.isArray(data)) return 0
  // Imported pages may have anything in the list.
  return (data as ({ pathData?: unknown } | null)[]).filter((zone) => widgetHref(zone?.pathData) === null)
    .length
}

/** Sentences for operators about settings that look unfinished. None of them prevents publishing. */
export function remindersOf(stored: StoredWidget): string[] {
  if (!isKnownType(stored.type)) return []
  const defaults: Readonly<Record<string, unknown>> = contracts[stored.type].defaults
  const settings: StoredWidget = { ...defaults, ...stored }
  const zones = zonesWithoutLink(settings)
  const isSample = isFilled(defaults.subTitle) && settings.subTitle === defaults.subTitle
  const isDead =
    settings.showMore === true &&
    isFilled(settings.moreText) &&
    !withOwnTarget.has(settings.type) &&
    widgetHref(settings.moreLinkData) === null
  return [
    ...(zones > 0 ? [`${zones}个热区没有设置链接`] : []),
    ...(isSample ? ['副标题还是示例文字'] : []),
    ...(isDead ? [`“${settings.moreText}”没有设置链接，顾客看不到它`] : []),
  ]
}
