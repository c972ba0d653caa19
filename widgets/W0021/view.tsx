import { cx } from '@/components/ui/cx'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { couponCentreHref } from '@/lib/web/hrefs'
import { widgetHref } from '@/lib/web/link'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { rem } from '@/widgets/measure'
import { badgeRadius } from '@/widgets/parts/badge'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'
import { storedItem, type CouponItem } from './coupon-item'
import { Coupons } from './islands/coupons'

/** Where the link 更多 leads without a target of its own. */
const couponCentre = { linkPage: 'page', url: couponCentreHref }

/** Whether nothing is drawn in this colour. */
const isTransparent = (color: string) => color === '' || /^(#.{6}00|transparent)$/i.test(color)

/** Title, subtitle, more link, and coupons with 领取. */
export function View({ settings: s, data, mode }: ViewProps<SettingsOf<'W0021'>, CouponItem[]>) {
  const coupons = data ?? s.data.map(storedItem)
  if (mode !== 'design' && coupons.length === 0) return null
  return (
    <WidgetBox settings={s} autoHeight>
      <section
        id="coupons"
        aria-label={s.text}
        className={cx(
          'scroll-mt-20',
          !isTransparent(s.foregroundColor) && 'coupons-boxed',
          !s.fillWidth && 'standard-columns',
        )}
      >
        <div className="showcase-head">
          <h2
            className="showcase-badge"
            style={{
              color: s.wgtTextColor || undefined,
              backgroundColor: s.wgtBackgroundColor || undefined,
              borderRadius: s.wgtBorderRadius ? badgeRadius : undefined,
              fontSize: rem(s.wgtTitleFontSize),
            }}
          >
            {s.text}
          </h2>
          {s.subTitle && (
            <p
              className="min-w-0 truncate"
              style={{
                color: s.wgtSubTextColor || undefined,
                fontSize: `min(${rem(s.wgtSubTitleFontSize)}, 4vw)`,
              }}
            >
              {s.subTitle}
            </p>
          )}
          {s.moreText && (
            <WidgetLink
              to={widgetHref(s.moreLinkData) === null ? couponCentre : s.moreLinkData}
              mode={mode}
              className="tap text-muted hover:text-brand ml-auto flex shrink-0 items-center text-sm"
            >
              {s.moreText}
              <ChevronRight className="size-4" aria-hidden />
            </WidgetLink>
          )}
        </div>
        <Coupons coupons={coupons} look={{ color: s.wgtPriceColor, decimals: s.wgtToFixed }} mode={mode} />
      </section>
    </WidgetBox>
  )
}
