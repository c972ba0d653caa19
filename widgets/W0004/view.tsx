import type { CSSProperties } from 'react'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Picture } from '@/components/ui/picture'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { linkTitle } from '@/widgets/parts/link-title'
import { Ornament } from '@/widgets/parts/ornament-title'
import { SizeBox } from '@/widgets/parts/size-box'
import { isDeadLink, WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'
import { logoSize } from './geometry'

/** A title and rows of logos; three in a row on phones. */
export function View({ settings: s, mode }: ViewProps<SettingsOf<'W0004'>>) {
  const logos = mode !== 'design' ? s.data.filter(({ imgUrl }) => imgUrl) : s.data
  if (mode !== 'design' && logos.length === 0) return null
  const size = logoSize(s.width, s.column)
  const style = { '--columns': s.column, '--ratio': `${size.width} / ${size.height}` } as CSSProperties
  return (
    <WidgetBox settings={s} autoHeight>
      {s.text && (
        <div className="logo-wall-head">
          <Ornament />
          <h2 className="truncate">{s.text}</h2>
          <Ornament mirrored />
          {s.showMore && s.moreText && !isDeadLink(s.moreLinkData, mode) && (
            <WidgetLink
              to={s.moreLinkData}
              mode={mode}
              label={`${s.moreText}${s.text}`}
              className="logo-wall-more"
            >
              {s.moreText}
              <ChevronRight className="size-3.5" aria-hidden />
            </WidgetLink>
          )}
        </div>
      )}
      <ul className="logo-wall" style={style}>
        {logos.map(({ imgUrl, pathData }, index) => (
          <li key={index}>
            <WidgetLink
              to={pathData}
              mode={mode}
              label={linkTitle(pathData, `品牌 ${index + 1}`)}
              className="block h-full"
            >
              {imgUrl ? (
                <Picture src={imgUrl} alt={linkTitle(pathData, `品牌 ${index + 1}`)} className="h-full" />
              ) : (
                <SizeBox {...size} />
              )}
            </WidgetLink>
          </li>
        ))}
        {logos.length === 0 && (
          <li>
            <SizeBox {...size} />
          </li>
        )}
      </ul>
    </WidgetBox>
  )
}
