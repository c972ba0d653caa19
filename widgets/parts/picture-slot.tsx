import { Picture } from '@/components/ui/picture'
import type { Slot } from '@/widgets/slots'
import type { WidgetMode } from '@/widgets/widget'
import { linkTitle } from './link-title'
import { SizeBox } from './size-box'
import { WidgetLink } from './widget-link'

interface PictureSlotProps {
  slot: Slot
  /** Pixels in the design. */
  width: number
  height: number
  /** The name of a picture whose link has none. */
  name: string
  mode: WidgetMode
}

/** A linked picture that fills its place; its size in pixels while no picture is chosen. Empty on pages without one. */
export function PictureSlot({ slot: { imgUrl, pathData }, width, height, name, mode }: PictureSlotProps) {
  if (!imgUrl)
    return mode !== 'design' ? null : (
      <SizeBox width={width} height={height} fontSize={width < 150 ? 14 : 22} />
    )
  const label = linkTitle(pathData, name)
  return (
    <WidgetLink to={pathData} mode={mode} label={label} className="block h-full">
      <Picture src={imgUrl} alt={label} width={width > 240 ? 960 : 480} className="h-full" />
    </WidgetLink>
  )
}
