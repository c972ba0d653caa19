import type { CSSProperties } from 'react'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { rem } from '@/widgets/measure'
import type { ViewProps } from '@/widgets/widget'
import { CartButton } from './islands/cart-button'

/** The mini cart of the mall as a pill. It opens on pages only. */
export function View({ settings: s, mode, themeColor }: ViewProps<SettingsOf<'W0010'>>) {
  const look = {
    '--theme': s.customerThemeEnabled ? s.wgtTheme : themeColor,
    '--text': s.wgtTextColor,
    '--border': `${rem(s.wgtBorderRadius)} solid ${s.wgtAaaa || 'transparent'}`,
    fontSize: rem(s.fontSize),
  } as CSSProperties
  return (
    <WidgetBox settings={s} autoHeight>
      <div className="cart-widget" style={look} inert={mode !== 'render'}>
        <CartButton />
      </div>
    </WidgetBox>
  )
}
