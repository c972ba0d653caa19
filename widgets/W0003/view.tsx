import { Picture } from '@/components/ui/picture'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { linkTitle } from '@/widgets/parts/link-title'
import { SizeBox } from '@/widgets/parts/size-box'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { ViewProps } from '@/widgets/widget'

const percent = (part: number) => `${part * 100}%`

/** A picture with transparent links over parts of it. It keeps its ratio in narrow windows. */
export function View({ settings, mode }: ViewProps<SettingsOf<'W0003'>>) {
  const { width, height, imgUrl, data } = settings
  if (mode !== 'design' && !imgUrl) return null
  return (
    <WidgetBox settings={settings} autoHeight>
      <div className="relative overflow-hidden" style={{ aspectRatio: `${width || 1} / ${height || 1}` }}>
        {imgUrl ? (
          <Picture src={imgUrl} alt="" width={width > 480 ? 1920 : 960} className="h-full" />
        ) : (
          <SizeBox width={width} height={height} fontSize={16} />
        )}
        {imgUrl &&
          data.map((zone, index) => (
            <WidgetLink
              key={index}
              to={zone.pathData}
              mode={mode}
              label={linkTitle(zone.pathData, `热区 ${index + 1}`)}
              className="absolute"
              style={{
                left: percent(zone.leftPer),
                top: percent(zone.topPer),
                width: percent(zone.widthPer),
                height: percent(zone.heightPer),
              }}
            />
          ))}
      </div>
    </WidgetBox>
  )
}
