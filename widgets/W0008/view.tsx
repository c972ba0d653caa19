import type { CSSProperties } from 'react'
import { SearchBox } from '@/components/layout/search-box'
import { Search } from '@/components/ui/icons/search'
import { widgetHref } from '@/lib/web/link'
import { searchHref } from '@/lib/web/search-href'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'

/** The search field of the mall as a pill, with hot words below it. It searches on pages only. */
export function View({ settings: s, mode, themeColor }: ViewProps<SettingsOf<'W0008'>>) {
  const words = s.data.filter(({ title }) => title)
  const colors = {
    '--theme': s.customerThemeEnabled ? s.wgtTheme : themeColor,
    '--button-text': s.wgtTextColor,
    '--button-background': `linear-gradient(90deg, ${s.wgtTextColor1 || '#FF5A00'}, ${s.wgtTextColor2 || '#FF8600'})`,
  } as CSSProperties
  return (
    <WidgetBox settings={s} autoHeight>
      <div
        className="search-widget"
        data-button={s.isShowBtn ? undefined : 'off'}
        style={colors}
        inert={mode !== 'render'}
      >
        <Search className="search-widget-icon" aria-hidden />
        <SearchBox placeholder={s.placeholder} hotWords={words.map(({ title }) => title)} />
        {words.length > 0 && (
          <ul className="search-widget-words" aria-label="热门搜索">
            {words.map(({ title, pathData, wgtHotKeywordTextColor }, index) => (
              <li key={index}>
                <WidgetLink
                  // A word without a target of its own is searched for.
                  to={widgetHref(pathData) ? pathData : { linkPage: 'page', url: searchHref(title) }}
                  mode={mode}
                  style={{ color: wgtHotKeywordTextColor || undefined }}
                >
                  {title}
                </WidgetLink>
              </li>
            ))}
          </ul>
        )}
      </div>
    </WidgetBox>
  )
}
