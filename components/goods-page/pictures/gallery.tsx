'use client'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type PointerEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { Picture } from '@/components/ui/picture'
import { showSlide, shownSlide } from '@/components/ui/strip'
import { pickedPics } from '@/lib/domain/goods/goods-choice'
import { useGoodsPick } from '../buy/pick-context'

const Zoom = lazy(() => import('./zoom'))
const Viewer = lazy(() => import('@/components/ui/picture-viewer'))

export interface GalleryVideo {
  src: string
  poster: string
}

/**
 * The pictures of the product or of the selected colour: a scroll-snap strip, swiped on phones, controlled by
 * thumbnails and magnified on hover elsewhere.
 */
export function Gallery({ video }: { video: GalleryVideo | null }) {
  const { pick } = useGoodsPick()
  const pics = pickedPics(pick.goods, pick.selection)
  const strip = useRef<HTMLDivElement>(null)
  const thumbs = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [point, setPoint] = useState<{ x: number; y: number } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const slides = [...(video ? ['video'] : []), ...pics]
  const firstPicture = video ? 1 : 0
  const shownPic = slides[at] === 'video' ? undefined : slides[at]

  const show = (index: number) => {
    if (strip.current) showSlide(strip.current, index, 'instant')
    setAt(index)
  }
  /** Also brings the thumbnail into view: never below a pointer, which would then be on another one. */
  const go = (index: number) => {
    show(index)
    const row = thumbs.current
    const thumb = row?.querySelectorAll('button')[index]
    if (thumb) row.scrollLeft = thumb.offsetLeft - (row.clientWidth - thumb.clientWidth) / 2
  }

  // Another colour starts with its first picture, after the video (contract goods §3.2).
  const [first] = pics
  const previousFirst = useRef(first)
  const startAgain = useEffectEvent(() => go(firstPicture))
  useEffect(() => {
    if (previousFirst.current === first) return
    previousFirst.current = first
    startAgain()
  }, [first])

  const open = () => setOpen(Boolean(shownPic))
  const onMove = ({ pointerType, nativeEvent, currentTarget }: PointerEvent) => {
    // The picture below the pointer fills the box.
    const { offsetX, offsetY } = nativeEvent
    if (pointerType === 'mouse')
      setPoint({ x: offsetX / currentTarget.clientWidth, y: offsetY / currentTarget.clientHeight })
  }

  return (
    <div>
      <div className="relative max-md:-mx-4" onPointerMove={onMove} onPointerLeave={() => setPoint(null)}>
        <div
          ref={strip}
          role="group"
          aria-label="商品图片"
          // Focusable, so that arrow keys scroll it.
          tabIndex={0}
          onScroll={({ currentTarget }) => setAt(shownSlide(currentTarget))}
          onClick={open}
          onKeyDown={({ key }) => key === 'Enter' && open()}
          className="md:rounded-card flex aspect-square snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain"
        >
          {slides.map((slide, index) =>
            slide === 'video' && video ? (
              <video
                key="video"
                controls
                playsInline
                preload="none"
                poster={video.poster || pics[0]}
                src={video.src}
                className="bg-ink size-full shrink-0 snap-center object-contain"
              />
            ) : (
              <Picture
                key={slide}
                src={slide}
                alt={`${pick.goods.name} 图${index + 1 - firstPicture}`}
                width={960}
                priority={index === 0}
                className="size-full shrink-0 snap-center"
              />
            ),
          )}
        </div>
        {point && shownPic && (
          <Suspense>
            <Zoom src={shownPic} point={point} />
          </Suspense>
        )}
        <span
          translate="no"
          className="nums bg-ink/75 absolute right-4 bottom-4 rounded-full px-2.5 py-0.5 text-xs text-white md:hidden"
        >
          {at + 1}/{slides.length}
        </span>
      </div>
      <div className="mt-3 flex items-center gap-1.5 max-md:hidden">
        <Arrow label="上一张" disabled={at === 0} onClick={() => go(at - 1)} icon={ChevronLeft} />
        <div
          ref={thumbs}
          className="relative flex flex-1 [scrollbar-width:none] gap-2.5 overflow-x-auto py-0.5"
        >
          {slides.map((slide, index) => (
            <button
              key={slide}
              type="button"
              aria-label={slide === 'video' ? '视频' : `第 ${index + 1} 张`}
              aria-current={index === at ? 'true' : undefined}
              onPointerEnter={(event) => event.pointerType === 'mouse' && show(index)}
              onClick={() => show(index)}
              className={cx(
                // Four are visible (spec 1 §2).
                'rounded-control w-[calc(25%-0.46875rem)] shrink-0 overflow-hidden border-2 transition-colors',
                index === at ? 'border-brand' : 'hover:border-line border-transparent',
              )}
            >
              <Picture
                src={slide === 'video' ? video?.poster || pics[0] : slide}
                alt=""
                ratio="1/1"
                width={240}
              />
            </button>
          ))}
        </div>
        <Arrow
          label="下一张"
          disabled={at >= slides.length - 1}
          onClick={() => go(at + 1)}
          icon={ChevronRight}
        />
      </div>
      {isOpen && (
        <Suspense>
          <Viewer
            pictures={pics}
            at={at - firstPicture}
            title={pick.goods.name}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

interface ArrowProps {
  label: string
  disabled: boolean
  onClick: () => void
  icon: typeof ChevronLeft
}

function Arrow({ label, disabled, onClick, icon: Icon }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
      className="text-muted hover:text-brand disabled:text-line flex h-12 w-6 shrink-0 items-center justify-center transition-colors"
    >
      <Icon className="size-5" aria-hidden />
    </button>
  )
}
