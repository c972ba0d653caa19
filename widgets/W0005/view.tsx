import { Fragment } from 'react'
import { StillCards } from '@/components/goods/still-cards'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { ShowcaseData } from '@/widgets/goods-tabs'
import { OtherTabs } from '@/widgets/parts/showcase/other-tabs'
import { firstGoods, tabProps } from '@/widgets/parts/showcase/showcase-props'
import type { ViewProps } from '@/widgets/widget'
import { Cells } from './cells'
import { GoodsShowcase } from './islands/goods-showcase'

/** A title, tabs at its right, and seven products, the first of them large; four on phones. */
export function View({ settings, data, mode, entry }: ViewProps<SettingsOf<'W0005'>, ShowcaseData>) {
  const goods = firstGoods({ settings, data })
  if (mode !== 'design' && goods.length === 0) return null
  const Static = mode === 'render' ? StillCards : Fragment
  return (
    <WidgetBox settings={settings} autoHeight renderLate>
      <GoodsShowcase
        key={entry}
        {...(entry !== undefined && { initial: entry })}
        {...tabProps({ settings, data, mode })}
        badge={{}}
        look={null}
        className="goods-showcase"
      >
        <Static>
          <Cells goods={goods} mode={mode} />
        </Static>
      </GoodsShowcase>
      {mode === 'render' && <OtherTabs settings={settings} data={data} />}
    </WidgetBox>
  )
}
