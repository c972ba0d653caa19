import { widgetHref } from '@/lib/web/link'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { ViewProps } from '@/widgets/widget'
import { ScrollMenu } from './islands/scroll-menu'

/** One line of links. The island marks the entry of the current page and scrolls the line. */
export function View({ settings, mode }: ViewProps<SettingsOf<'W0013'>>) {
  const entries = settings.data
    .filter(({ title }) => title)
    .map(({ title, pathData }) => ({ title, href: mode === 'render' ? widgetHref(pathData) : null }))
  if (mode === 'render' && entries.length === 0) return null
  return (
    <WidgetBox settings={settings} autoHeight>
      <ScrollMenu entries={entries} color={settings.wgtTextColor} barColor={settings.wgtTheme} />
    </WidgetBox>
  )
}
