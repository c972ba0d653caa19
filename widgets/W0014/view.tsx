import { Fragment } from 'react'
import { Still } from '@/components/ui/still'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import type { ShowcaseData } from '@/widgets/goods-tabs'
import { OtherTabs } from '@/widgets/parts/showcase/other-tabs'
import { firstGoods, showcaseProps } from '@/widgets/parts/showcase/showcase-props'
import type { ViewProps } from '@/widgets/widget'
import { Cells } from './cells'
import { MainImageShowcase } from './islands/main-image-showcase'

/** A title, tabs and ten products, the first of them large; four on phones. */
export function View({ settings, data, mode, entry }: ViewProps<SettingsOf<'W0014'>, ShowcaseData>) {
  const goods = firstGoods({ settings, data })
  if (mode !== 'design' && goods.length === 0) return null
  const Static = mode === 'render' ? Still : Fragment
  return (
    <WidgetBox settings={settings} autoHeight renderLate>
      <div className={settings.fillWidth ? undefined : 'standard-columns'}>
        <MainImageShowcase
          key={entry}
          {...(entry !== undefined && { initial: entry })}
          {...showcaseProps({ settings, data, mode })}
          look={null}
        >
          <Static>
            <Cells goods={goods} mode={mode} />
          </Static>
        </MainImageShowcase>
      </div>
      {mode === 'render' && <OtherTabs settings={settings} data={data} />}
    </WidgetBox>
  )
}
