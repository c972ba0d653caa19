'use client'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { pictureAt } from '@/lib/web/picture'
import { cx } from './cx'
import { showSlide, shownSlide } from './strip'
import { useModal } from './use-modal'

interface PictureViewerProps {
  pictures: readonly string[]
  /** Index of the picture that is shown first. */
  at: number
  /** Name of the dialog, such as 晒图. */
  title: string
  onClose: () => void
}

/** Milliseconds in which a second press belongs to the first. */
const doublePress = 250

const round =
  'flex size-11 items-center justify-center rounded-full bg-muted/70 hover:bg-muted transition-colors disabled:opacity-30'

/**
 * Pictures over the whole window: swiped on phones, turned by arrows and arrow keys elsewhere. A press closes it; two make the
 * picture larger around their place, and smaller again.
 */
export default function PictureViewer({ pictures, at: start, title, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(start)
  const [isLarge, setLarge] = useState(false)
  const titleId = useId()
  const strip = useRef<HTMLDivElement>(null)
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined)
  const place = useRef({ x: 0.5, y: 0.5 })
  const dialog = useModal(true, onClose, (shown) => {
    shown.focus()
    if (strip.current) showSlide(strip.current, start, 'instant')
  })
  useEffect(() => () => clearTimeout(pressed.current), [])

  const turn = (by: number) => {
    setLarge(false)
    if (strip.current) showSlide(strip.current, at + by, 'smooth')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || isLarge) return
    event.preventDefault()
    turn(by)
  }
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const isSecond = pressed.current !== undefined
    clearTimeout(pressed.current)
    pressed.current = undefined
    if (!isSecond) {
      pressed.current = setTimeout(onClose, doublePress)
      return
    }
    place.current = { x: event.clientX / window.innerWidth, y: event.clientY / window.innerHeight }
    setLarge(!isLarge)
  }

  // The place of the press stays in view.
  useLayoutEffect(() => {
    const frame = strip.current?.children[at]
    if (!frame || !isLarge) return
    frame.scrollTo({
      left: place.current.x * (frame.scrollWidth - frame.clientWidth),
      top: place.current.y * (frame.scrollHeight - frame.clientHeight),
      behavior: 'instant',
    })
  }, [at, isLarge])

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none bg-black p-0 text-white outline-none"
    >
      <div
        ref={strip}
        onClick={onPress}
        onScroll={({ currentTarget }) => setAt(shownSlide(currentTarget))}
        className={cx(
          'flex size-full touch-manipulation snap-x snap-mandatory [scrollbar-width:none]',
          isLarge ? 'overflow-x-hidden' : 'overflow-x-auto',
        )}
      >
        {pictures.map((picture, index) => (
          <div
            key={picture}
            className="size-full shrink-0 snap-center [scrollbar-width:none] overflow-auto overscroll-contain"
          >
            <img
              src={pictureAt(picture, 960)}
              alt={`${title} ${index + 1}`}
              loading={index === start ? 'eager' : 'lazy'}
              className={cx(
                'object-contain',
                isLarge && index === at ? 'size-[250%] max-w-none' : 'size-full md:px-24 md:py-14',
              )}
            />
          </div>
        ))}
      </div>
      <h2
        id={titleId}
        className="nums bg-ink/75 absolute top-4 left-1/2 -translate-x-1/2 rounded-full px-3 text-sm leading-7"
      >
        <span className="sr-only">{title} </span>
        {at + 1} / {pictures.length}
      </h2>
      <button
        type="button"
        aria-label="关闭"
        onClick={onClose}
        className={cx(round, 'absolute top-2 right-3')}
      >
        <X className="size-5" aria-hidden />
      </button>
      {pictures.length > 1 && (
        <div className="max-md:hidden">
          <button
            type="button"
            aria-label="上一张"
            disabled={at === 0}
            onClick={() => turn(-1)}
            className={cx(round, 'absolute top-1/2 left-6 -translate-y-1/2')}
          >
            <ChevronLeft className="size-5" aria-hidden />
          </button>
          <button
            type="button"
            aria-label="下一张"
            disabled={at === pictures.length - 1}
            onClick={() => turn(1)}
            className={cx(round, 'absolute top-1/2 right-6 -translate-y-1/2')}
          >
            <ChevronRight className="size-5" aria-hidden />
          </button>
        </div>
      )}
    </dialog>
  )
}
