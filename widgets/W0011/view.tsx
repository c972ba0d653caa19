import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { rem } from '@/widgets/measure'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'

/** Headlines shrink in narrow windows: at 390 px, 24 px become 18 px. Sizes up to 16 px stay. */
const responsiveSize = (size: number) =>
  size <= 16 ? rem(size) : `min(${rem(size)}, ${((16 + (size - 16) * 0.3) / 3.9).toFixed(2)}vw)`

/** A text with its line breaks. With a link target, the whole text is a link. */
export function View({ settings, mode }: ViewProps<SettingsOf<'W0011'>>) {
  const { text, fontSize, fontWeight, fontStyle, textDecoration, textAlign, color, data } = settings
  return (
    <WidgetBox settings={settings} autoHeight>
      <WidgetLink
        to={data}
        mode={mode}
        className="block break-words whitespace-pre-wrap"
        style={{
          fontSize: responsiveSize(fontSize),
          // Stored heights assume this line height: font size / 0.6.
          lineHeight: 1 / 0.6,
          fontWeight,
          fontStyle,
          textDecoration,
          textAlign,
          color: color || undefined,
        }}
      >
        {text}
      </WidgetLink>
    </WidgetBox>
  )
}
