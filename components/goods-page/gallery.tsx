'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState, type PointerEvent } from 'react'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import { showSlide, shownSlide } from '@/components/ui/strip'
import { pickedPics } from '@/lib/domain/goods-choice'
import { useGoodsPick } from './pick-context'

const Zoom = lazy(() => import('./zoom'))

/** Visible thumbnails (spec 1 §2). */
const perView = 4

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
  const slides = [...(video ? ['video'] : []), ...pics]
  const firstPicture = video ? 1 : 0
  const shownPic = slides[at] === 'video' ? undefined : slides[at]

  // Another colour starts with its first picture, after the video (contract goods §3.2).
  const [first] = pics
  const previousFirst = useRef(first)
  useEffect(() => {
    if (previousFirst.current === first) return
    previousFirst.current = first
    if (strip.current) showSlide(strip.current, firstPicture, 'instant')
    thumbs.current?.scrollTo({ left: 0 })
  }, [first, firstPicture])

  const go = (index: number) => {
    if (strip.current) showSlide(strip.current, index, 'instant')
    setAt(index)
    const thumb = thumbs.current?.children[index]
    if (thumb instanceof HTMLElement && thumbs.current)
      thumbs.current.scrollLeft = thumb.offsetLeft - thumbs.current.clientWidth / 2 + thumb.clientWidth / 2
  }
  const onMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    const box = event.currentTarget.getBoundingClientRect()
    setPoint({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height })
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
        <span className="nums bg-ink/75 absolute right-4 bottom-4 rounded-full px-2.5 py-0.5 text-xs text-white md:hidden">
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
              onPointerEnter={(event) => event.pointerType === 'mouse' && go(index)}
              onClick={() => go(index)}
              style={{ width: `calc((100% - ${(perView - 1) * 0.625}rem) / ${perView})` }}
              className={cx(
                'rounded-control shrink-0 overflow-hidden border-2 transition-colors',
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
