import type { CommonSettings } from '@/widgets/common'
import type { SliderSettings } from '@/widgets/slider'
import type { WidgetMode } from '@/widgets/widget'
import type { CarouselProps } from './carousel'

/** Milliseconds. Stored values may be 0; faster slides cannot be read. */
const shortestDelay = 1000

interface Input {
  settings: SliderSettings & Pick<CommonSettings, 'customerThemeEnabled'>
  mode: WidgetMode
  themeColor: string
  /** A picture of each slide. */
  pictures: readonly string[]
  /** The pagination is in a head above the slides. */
  top?: boolean
}

/** Props of a carousel from the settings of its widget. */
export const sliderProps = ({
  settings: s,
  mode,
  themeColor,
  pictures,
  top,
}: Input): Omit<CarouselProps, 'children' | 'label'> => ({
  dots: {
    style: s.styleType,
    align: s.pointAlign,
    active: s.customerThemeEnabled ? s.pointActiveColor : themeColor,
    inactive: s.pointDefaultColor,
    ...(top && { top }),
  },
  // While the page is designed, slides stand still.
  delay: s.autoplay && mode !== 'design' ? Math.max(shortestDelay, s.autoplaySpeed) : 0,
  pictures: s.styleType === 'style5' ? pictures : [],
  ...(mode !== 'render' && { idle: 0 }),
})
