import { Fragment, type CSSProperties } from 'react'
import { CardPrice } from '@/components/goods/card-price'
import type { PriceLook } from '@/components/goods/card-price-view'
import { StillCards } from '@/components/goods/still-cards'
import { Picture } from '@/components/ui/picture'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { WidgetGoods } from '@/widgets/loader'
import { rem } from '@/widgets/measure'
import { GoodsLink } from '@/widgets/parts/goods-link'
import { offerOf } from '@/widgets/parts/goods-offer'
import { Carousel } from '@/widgets/parts/slider/carousel'
import { rotated } from '@/widgets/parts/slider/rotated'
import { sliderProps } from '@/widgets/parts/slider/slider-props'
import { storedCard } from '@/widgets/stored-card'
import type { ViewProps, WidgetMode } from '@/widgets/widget'
import { goodsPerSlide } from './geometry'

/** Pixels by which the market price is smaller than the price (spec 4 §W0018). */
const smaller = 4

/**
 * A title, pagination beside it, and slides of four products: one below the other in 307 px, beside each other in a
 * wider widget. The document has all products and links; the island makes them slide.
 */
export function View({
  settings: s,
  data,
  mode,
  themeColor,
  entry = 0,
}: ViewProps<SettingsOf<'W0018'>, WidgetGoods[][]>) {
  const slides =
    data ?? rotated(s.data, entry).map((group) => group.data.slice(0, goodsPerSlide).map(storedCard))
  if (mode !== 'design' && slides.length === 0) return null
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--accent': themeColor,
    '--beside': rem(Math.max(s.wgtPriceFontSize - smaller, 0)),
  }
  const pictures = slides.map(([first]) => first?.picture ?? '')
  return (
    <WidgetBox settings={s} autoHeight renderLate>
      <div className="hot-sale" style={style}>
        {s.mainTitle && <h2 className="hot-sale-title">{s.mainTitle}</h2>}
        <Carousel
          key={entry}
          label={s.mainTitle || '热卖橱窗'}
          {...sliderProps({ settings: s, mode, themeColor, pictures, top: true })}
        >
          {slides.map((goods, index) => (
            <Slide key={index} goods={goods} settings={s} mode={mode} />
          ))}
        </Carousel>
      </div>
    </WidgetBox>
  )
}

interface SlideProps {
  goods: readonly WidgetGoods[]
  settings: SettingsOf<'W0018'>
  mode: WidgetMode
}

function Slide({ goods, settings: s, mode }: SlideProps) {
  const price: PriceLook = {
    color: s.wgtPriceColor,
    size: rem(s.wgtPriceFontSize),
    decimals: s.wgtToFixed,
  }
  const Static = mode === 'render' ? StillCards : Fragment
  return (
    <Static>
      <ul className="hot-sale-goods">
        {goods.map((one, index) => (
          <li key={`${one.goodsId}-${index}`}>
            <GoodsLink goods={one} mode={mode}>
              <Picture src={one.picture} alt="" width={240} />
              <span>
                <b style={{ color: s.wgtTitleColor || undefined, fontSize: rem(s.wgtTitleFontSize) }}>
                  {one.name}
                </b>
                <span className="hot-sale-price">
                  <CardPrice {...offerOf(one, one.marketPrice)} look={price} />
                </span>
              </span>
            </GoodsLink>
          </li>
        ))}
      </ul>
    </Static>
  )
}
