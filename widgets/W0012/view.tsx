import type { CSSProperties, ReactElement } from 'react'
import { CircleArrowRight } from '@/components/ui/icons/circle-arrow-right'
import { widgetHref } from '@/lib/web/link'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { rem } from '@/widgets/measure'
import { PictureSlot } from '@/widgets/parts/picture-slot'
import { SizeBox } from '@/widgets/parts/size-box'
import { rotated } from '@/widgets/parts/slider/rotated'
import { Slides } from '@/widgets/parts/slides'
import { WidgetLink } from '@/widgets/parts/widget-link'
import { storedCard } from '@/widgets/stored-card'
import type { ViewProps } from '@/widgets/widget'
import { GoodsCells, Tickets } from './cells'
import { couponLayout, couponsPerSlide, goodsLayout, goodsPerSlide, pictureLayouts } from './layouts'
import type { ShowcaseCardData } from './loader'
import { storedTicket } from './ticket'

type Props = ViewProps<SettingsOf<'W0012'>, ShowcaseCardData>

/** A title and, below it, pictures in one of three layouts, slides of products, or slides of coupons. */
export function View(props: Props) {
  const { settings: s, mode } = props
  const body = bodyOf(props)
  if (body === null) return null
  return (
    <WidgetBox settings={s} autoHeight>
      <section
        aria-label={s.mainTitle || undefined}
        className="showcase-card"
        style={{ '--card-height': rem(s.height) } as CSSProperties}
      >
        {(s.mainTitle || s.subTitle) && (
          <WidgetLink to={s.linkPath} mode={mode} className="showcase-card-head">
            {s.mainTitle && (
              <b role="heading" aria-level={2}>
                {s.mainTitle}
              </b>
            )}
            {widgetHref(s.linkPath) !== null && <CircleArrowRight aria-hidden />}
            {s.subTitle && <span>{s.subTitle}</span>}
          </WidgetLink>
        )}
        <div className="showcase-card-body">{body}</div>
      </section>
    </WidgetBox>
  )
}

/** The selected layout; null on pages when it is empty. */
function bodyOf({ settings: { styleType, data: layouts, mainTitle }, data, mode, entry = 0 }: Props) {
  const isPage = mode !== 'design'
  if (styleType === goodsLayout) {
    const slides =
      data?.goods ??
      rotated(layouts[3], entry).map(({ data: rows }) => rows.slice(0, goodsPerSlide).map(storedCard))
    return slidesOf(
      mainTitle,
      slides.map((goods, index) => <GoodsCells key={index} goods={goods} mode={mode} />),
      isPage,
    )
  }
  if (styleType === couponLayout) {
    const slides =
      data?.tickets ??
      rotated(layouts[4], entry)
        .map(({ data: rows }) => rows.slice(0, couponsPerSlide).map(storedTicket))
        .filter((tickets) => tickets.length > 0)
    return slidesOf(
      mainTitle,
      slides.map((tickets, index) => <Tickets key={index} tickets={tickets} mode={mode} />),
      isPage,
    )
  }
  const slots = layouts[styleType]
  if (isPage && slots.every(({ imgUrl }) => !imgUrl)) return null
  return (
    <ul className="card-pictures" data-layout={styleType}>
      {slots.map((slot, index) => (
        <li key={index}>
          <PictureSlot
            {...{ slot, mode }}
            {...(pictureLayouts[styleType][index] ?? { width: 0, height: 0 })}
            name={`${mainTitle || '橱窗图片'} ${index + 1}`}
          />
        </li>
      ))}
    </ul>
  )
}

function slidesOf(title: string, [first, ...others]: ReactElement[], isPage: boolean) {
  if (!first) return isPage ? null : <SizeBox width={350} height={362} />
  if (others.length === 0) return first
  return <Slides label={title || '橱窗'}>{[first, ...others]}</Slides>
}
