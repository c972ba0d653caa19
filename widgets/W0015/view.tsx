import { Fragment } from 'react'
import { StillCards } from '@/components/goods/still-cards'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { ShowcaseData } from '@/widgets/goods-tabs'
import { rem } from '@/widgets/measure'
import { OtherTabs } from '@/widgets/parts/showcase/other-tabs'
import { firstGoods, showcaseProps } from '@/widgets/parts/showcase/showcase-props'
import type { ViewProps } from '@/widgets/widget'
import { Cells, type BoutiqueLook } from './cells'
import { BoutiqueShowcase } from './islands/boutique-showcase'

/** A title, tabs and eleven products with prices, the first of them large; four on phones. */
export function View({ settings, data, mode, entry }: ViewProps<SettingsOf<'W0015'>, ShowcaseData>) {
  const goods = firstGoods({ settings, data })
  if (mode !== 'design' && goods.length === 0) return null
  const Static = mode === 'render' ? StillCards : Fragment
  const look: BoutiqueLook = {
    name: { color: settings.wgtTitleColor || undefined, fontSize: rem(settings.wgtTitleFontSize) },
    price: {
      color: settings.wgtPriceColor,
      size: rem(settings.wgtPriceFontSize),
      decimals: settings.wgtToFixed,
    },
  }
  return (
    <WidgetBox settings={settings} autoHeight renderLate>
      <div className={settings.fillWidth ? undefined : 'standard-columns'}>
        <BoutiqueShowcase
          key={entry}
          {...(entry !== undefined && { initial: entry })}
          {...showcaseProps({ settings, data, mode })}
          look={look}
        >
          <Static>
            <Cells goods={goods} look={look} mode={mode} />
          </Static>
        </BoutiqueShowcase>
      </div>
      {mode === 'render' && <OtherTabs settings={settings} data={data} />}
    </WidgetBox>
  )
}
