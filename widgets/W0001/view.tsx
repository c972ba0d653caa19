import type { CSSProperties } from 'react'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import { WidgetBox } from '@/widgets/box'
import type { SettingsOf } from '@/widgets/contracts'
import { pageWidth, rem } from '@/widgets/measure'
import { linkTitle } from '@/widgets/parts/link-title'
import { Carousel } from '@/widgets/parts/slider/carousel'
import { rotated } from '@/widgets/parts/slider/rotated'
import { sliderProps } from '@/widgets/parts/slider/slider-props'
import { WidgetLink } from '@/widgets/parts/widget-link'
import type { HeroProps } from '@/widgets/widget'

/** Pixels beside the words of a banner in a window that is as narrow as them: those of the content column. */
const pageMargin = 24

/**
 * A carousel. The document has all pictures and links; the island makes them slide. In narrow windows the height
 * shrinks with the width.
 */
export function View({
  settings,
  mode,
  themeColor,
  first = false,
  entry = 0,
}: HeroProps<SettingsOf<'W0001'>>) {
  const { width, height, fullWidth, data } = settings
  if (mode !== 'design' && data.every(({ imgUrl }) => !imgUrl)) return null
  const hasPhonePictures = data.some(({ phoneImgUrl }) => phoneImgUrl)
  return (
    <WidgetBox settings={settings} autoHeight fullWidth={fullWidth}>
      <div
        className={cx('carousel-body', hasPhonePictures && 'carousel-phone')}
        style={
          {
            '--ratio': fullWidth ? undefined : `${width || 1190} / ${height || 200}`,
            '--column': fullWidth ? `${pageWidth + 2 * pageMargin} / ${height || 200}` : undefined,
            '--max-height': rem(height),
          } as CSSProperties
        }
      >
        <CarouselBody settings={settings} mode={mode} themeColor={themeColor} first={first} entry={entry} />
      </div>
    </WidgetBox>
  )
}

/** The carousel without its box and size: it fills the layout of a page. */
export function CarouselBody({
  settings,
  mode,
  themeColor,
  first = false,
  entry = 0,
}: HeroProps<SettingsOf<'W0001'>>) {
  const { data, width, height } = settings
  const slides = mode !== 'design' ? data.filter(({ imgUrl }) => imgUrl) : rotated(data, entry)
  if (slides.length === 0) return null
  return (
    <Carousel
      key={entry}
      {...sliderProps({ settings, mode, themeColor, pictures: slides.map(({ imgUrl }) => imgUrl) })}
    >
      {slides.map(({ imgUrl, phoneImgUrl, pathData }, index) => (
        <WidgetLink
          key={`${imgUrl}-${index}`}
          to={pathData}
          mode={mode}
          label={linkTitle(pathData, `轮播图 ${index + 1}`)}
          className="block h-full"
        >
          {imgUrl ? (
            <Picture
              src={imgUrl}
              phoneSrc={phoneImgUrl}
              alt={linkTitle(pathData, `轮播图 ${index + 1}`)}
              width={width > 960 ? 1920 : 960}
              priority={first && index === 0}
              className="h-full"
            />
          ) : (
            <span className="flex h-full items-center justify-center bg-[#d3d3d3] text-[1.875rem] text-white">
              {width} * {height}
            </span>
          )}
        </WidgetLink>
      ))}
    </Carousel>
  )
}
