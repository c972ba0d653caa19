import { Fragment } from 'react'
import { StillCards } from '@/components/goods/still-cards'
import { Picture } from '@/components/ui/picture'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { ShowcaseData } from '@/widgets/goods-tabs'
import { rem } from '@/widgets/measure'
import { OtherTabs } from '@/widgets/parts/showcase/other-tabs'
import { firstGoods, showcaseProps } from '@/widgets/parts/showcase/showcase-props'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'
import { Cells, type SpecialLook } from './cells'
import { columnsOf, rowCount } from './geometry'
import { SpecialShowcase } from './islands/special-showcase'

/** A title, tabs, a tall main picture and two rows of products; four products without the picture on phones. */
export function View({ settings, data, mode, entry }: ViewProps<SettingsOf<'W0017'>, ShowcaseData>) {
  // In the designer too, as many as fit.
  const goods = firstGoods({ settings, data }).slice(0, columnsOf(settings.width) * rowCount)
  if (mode !== 'design' && goods.length === 0) return null
  const Static = mode === 'render' ? StillCards : Fragment
  const look: SpecialLook = {
    columns: columnsOf(settings.width),
    cards: settings.goodsCards,
    name: { color: settings.wgtTitleColor || undefined, fontSize: rem(settings.wgtTitleFontSize) },
    brief: { color: settings.wgtSubTitleColor || undefined, fontSize: rem(settings.wgtSubTitleFontSize) },
  }
  return (
    <WidgetBox settings={settings} autoHeight renderLate>
      <SpecialShowcase
        key={entry}
        {...(entry !== undefined && { initial: entry })}
        {...showcaseProps({ settings, data, mode })}
        look={look}
        side={
          settings.goods_pic || mode !== 'render' ? (
            <WidgetLink
              to={settings.pathData}
              mode={mode}
              label={settings.text}
              className={look.cards ? 'special-picture beside-cards' : 'special-picture'}
            >
              <Picture src={settings.goods_pic} alt="" width={960} className="rounded-card" />
            </WidgetLink>
          ) : null
        }
      >
        <Static>
          <Cells goods={goods} look={look} mode={mode} />
        </Static>
      </SpecialShowcase>
      {mode === 'render' && <OtherTabs settings={settings} data={data} />}
    </WidgetBox>
  )
}
