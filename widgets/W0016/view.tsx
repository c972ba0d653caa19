import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { rem } from '@/widgets/measure'
import { badgeRadius } from '@/widgets/parts/badge'
import { PictureSlot } from '@/widgets/parts/picture-slot'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'

/** A badge with the title, the subtitle beside it, and two pictures below each other. */
export function View({ settings: s, mode }: ViewProps<SettingsOf<'W0016'>>) {
  const [pictures] = s.data
  if (mode !== 'design' && pictures.every(({ imgUrl }) => !imgUrl)) return null
  return (
    <WidgetBox settings={s} autoHeight>
      <section aria-label={s.mainTitle || undefined} className="marketing-card">
        {(s.mainTitle || s.subTitle) && (
          <WidgetLink to={s.linkPath} mode={mode} className="marketing-head">
            {s.mainTitle && (
              <span
                role="heading"
                aria-level={2}
                className="marketing-badge"
                style={{
                  color: s.wgtTitleColor || undefined,
                  backgroundColor: s.wgtBackgroundColor || undefined,
                  borderRadius: s.wgtBorderRadius ? badgeRadius : undefined,
                  fontSize: rem(s.wgtTitleFontSize),
                }}
              >
                {s.mainTitle}
              </span>
            )}
            {s.subTitle && (
              <span
                className="marketing-subtitle"
                style={{ color: s.wgtSubTextColor || undefined, fontSize: rem(s.wgtSubTitleFontSize) }}
              >
                {s.subTitle}
              </span>
            )}
          </WidgetLink>
        )}
        <ul className="marketing-pictures">
          {pictures.map((slot, index) => (
            <li key={index}>
              <PictureSlot
                {...{ slot, mode, width: 342, height: 160 }}
                name={`${s.mainTitle || '营销图片'} ${index + 1}`}
              />
            </li>
          ))}
        </ul>
      </section>
    </WidgetBox>
  )
}
