import { Fragment, type CSSProperties } from 'react'
import { StillCards } from '@/components/goods/still-cards'
import { cx } from '@/components/ui/cx'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { WidgetGoods } from '@/widgets/loader'
import { GoodsCardView } from '@/widgets/parts/goods-card'
import { OrnamentTitle } from '@/widgets/parts/ornament-title'
import { storedCard } from '@/widgets/stored-card'
import type { ViewProps } from '@/widgets/widget'

/** A product list: title and rows of product cards, two per row on phones. */
export function View({ settings, data, mode }: ViewProps<SettingsOf<'W0002'>, WidgetGoods[]>) {
  const goods = data ?? settings.data.map(storedCard)
  if (mode !== 'design' && goods.length === 0) return null
  const Rows = mode === 'render' ? StillCards : Fragment
  return (
    <WidgetBox settings={settings} autoHeight renderLate>
      <OrnamentTitle
        text={settings.text}
        align={settings.titleAlign}
        ornament={settings.titleBackground}
        from={settings.wgtBackgroundColor1}
        to={settings.wgtBackgroundColor2}
        color={settings.wgtTitleColor}
        size={settings.wgtTitleFontSize}
        more={settings.showMore ? settings.moreText : ''}
        link={settings.moreLinkData}
        mode={mode}
      />
      <Rows>
        <ul
          className={cx(
            'goods-grid',
            // Without the bar the cards have the left edge of the title.
            settings.titleBackground ? 'bg-card rounded-b-card px-5 py-4 max-md:p-2.5' : 'pt-2 pb-4',
          )}
          style={{ '--columns': Math.max(1, Math.round(settings.columnNums)) } as CSSProperties}
        >
          {goods.map((card, index) => (
            <li key={`${card.goodsId}-${index}`} className="min-w-0">
              <GoodsCardView
                goods={card}
                mode={mode}
                priceColor={settings.wgtPriceColor}
                priceSize={settings.wgtPriceFontSize}
              />
            </li>
          ))}
        </ul>
      </Rows>
    </WidgetBox>
  )
}
