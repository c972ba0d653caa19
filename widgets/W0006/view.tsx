import type { CSSProperties } from 'react'
import { cx } from '@/components/ui/cx'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { rem } from '@/widgets/measure'
import type { DrawnWidget, ViewProps } from '@/widgets/widget'
import { rowsOf } from './rows'

/** The level of a panel whose `zindex` is 0 (spec 4 §W0006). */
const highest = 10_000

/**
 * A free panel. In wide windows its widgets have the positions of the design, in narrow ones they flow in rows
 * (view.css).
 */
export function View({ settings, mode, inside = [] }: ViewProps<SettingsOf<'W0006'>>) {
  const { width, height, zindex, grid } = settings
  const isDesign = mode === 'design'
  const style = { '--panel-height': rem(height), '--level': zindex || highest } as CSSProperties
  return (
    <WidgetBox settings={settings} autoHeight>
      <div className={cx('free-panel', isDesign && grid && 'free-panel-grid')} style={style}>
        {rowsOf(inside).map((row, index) => (
          <div key={index} className="free-panel-row">
            {row.map((child) => (
              <div key={child.id} className="free-panel-child" style={placeOf(child)}>
                {child.node}
              </div>
            ))}
          </div>
        ))}
        {isDesign && inside.length === 0 && (
          <p className="free-panel-empty">
            拖拽组件到自由面板
            <br />
            {width} * {height}
          </p>
        )}
      </div>
    </WidgetBox>
  )
}

/** Position and width of a child; its paddings and borders are outside its size. */
function placeOf({ settings: s }: DrawnWidget): CSSProperties {
  const width = s.width + s.paddingLeft + s.paddingRight + s.borderLeftWidth + s.borderRightWidth
  return { '--x': rem(s.x), '--y': rem(s.y), '--width': rem(width) } as CSSProperties
}
