import { widgetHref } from '@/lib/web/link'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { ViewProps } from '@/widgets/widget'
import { ScrollMenu } from './islands/scroll-menu'

/** One line of links. The island marks the entry of the current page and scrolls the line. */
export function View({ settings, mode }: ViewProps<SettingsOf<'W0013'>>) {
  // Operators see entries that have no name yet, and a new menu without entries.
  const named =
    mode === 'design'
      ? settings.data.map((entry, index) => ({ ...entry, title: entry.title || `菜单${index + 1}` }))
      : settings.data.filter(({ title }) => title)
  const entries = named.map(({ title, pathData }) => ({
    title,
    href: mode === 'render' ? widgetHref(pathData) : null,
  }))
  if (mode !== 'design' && entries.length === 0) return null
  return (
    <WidgetBox settings={settings} autoHeight>
      {mode === 'design' && entries.length === 0 && <p className="text-muted text-sm">还没有菜单</p>}
      <ScrollMenu entries={entries} color={settings.wgtTextColor} barColor={settings.wgtTheme} />
    </WidgetBox>
  )
}
