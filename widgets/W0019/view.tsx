import { widgetHref } from '@/lib/web/link'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { parseId, type NearbyShops as Shops } from '@/widgets/loader'
import { rem } from '@/widgets/measure'
import { badgeRadius, tabColor } from '@/widgets/parts/badge'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'
import { Cards, type NearbyLook } from './cards'
import { NearbyShops } from './islands/nearby-shops'

/** Where the link 更多 leads without a target of its own (spec 2, links). */
const allShops = { linkPage: 'page', url: '/shops/near' }

/** A title, tabs of tags and ten shops around the visitor. */
export function View({ settings: s, data, mode }: ViewProps<SettingsOf<'W0019'>, Shops>) {
  const look: NearbyLook = {
    columns: s.columnNums,
    border: s.wgtShopBorder
      ? `${s.wgtShopBorderWidth}px solid ${s.wgtShopBorderColor || '#333333'}`
      : undefined,
    name: { color: s.wgtShopNameColor || undefined, fontSize: rem(s.wgtShopNameFontSize) },
  }
  return (
    <WidgetBox settings={s} autoHeight renderLate>
      <NearbyShops
        title={s.text}
        badge={
          s.text && (
            <h2
              className="nearby-badge"
              style={{
                color: s.wgtTitleTextColor || undefined,
                backgroundColor: s.wgtTitleBackgroundColor || undefined,
                borderRadius: s.wgtTitleBorderRadius ? badgeRadius : undefined,
                fontSize: rem(s.wgtTitleFontSize),
              }}
            >
              {s.text}
            </h2>
          )
        }
        more={
          s.showMore && s.moreText ? (
            <WidgetLink
              to={widgetHref(s.moreLinkData) === null ? allShops : s.moreLinkData}
              mode={mode}
              label={`${s.moreText.replace(/\s*>$/, '')}${s.text}`}
              className="nearby-more tap"
              style={{
                color: s.wgtMoreTitleColor || undefined,
                fontSize: rem(s.wgtMoreTitleFontSize),
                marginRight: rem(s.wgtMoreRightMargin),
              }}
            >
              {s.moreText}
            </WidgetLink>
          ) : null
        }
        accent={(s.customerThemeEnabled && s.wgtTheme) || tabColor}
        chosen={s.selectTagList.flatMap(({ tag_id, tag_name }) => {
          const tagId = parseId(tag_id)
          return tagId === undefined ? [] : [{ tagId, name: tag_name }]
        })}
        first={data ?? null}
        look={look}
        mode={mode}
      >
        {data && <Cards shops={data.shops} look={look} mode={mode} />}
      </NearbyShops>
    </WidgetBox>
  )
}
