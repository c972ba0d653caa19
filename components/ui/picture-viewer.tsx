'use client'
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { ChevronLeft } from '@/components/ui/icons/chevron-left'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { X } from '@/components/ui/icons/x'
import { arrowDirections } from './arrow-directions'
import { cx } from './cx'
import { Picture } from './picture'
import { showSlide, shownSlide } from './strip'
import { prefersReducedMotion } from './use-autoplay'
import { useModal } from './use-modal'
import { isPhone } from './use-phone'

interface PictureViewerProps {
  pictures: readonly string[]
  /** Index of the picture that is shown first. */
  at: number
  /** Name of the dialog, such as 晒图. */
  title: string
  onClose: () => void
}

/** Milliseconds in which a second press belongs to the first. */
const doublePress = 300

/** Pixels that an arrow key moves an enlarged picture. */
const keyStep = 80
const arrows = [
  { by: -1, label: '上一张', Icon: ChevronLeft, side: 'left-6' },
  { by: 1, label: '下一张', Icon: ChevronRight, side: 'right-6' },
] as const

const buttonLook =
  'bg-muted/70 hover:bg-muted absolute flex size-11 items-center justify-center rounded-full transition-colors aria-disabled:opacity-30'

/**
 * Pictures over the whole window. On phones they are swiped, a press closes it, and two presses enlarge the picture
 * around their point, or make it small again. Elsewhere arrows and arrow keys turn them, and one press or Enter
 * enlarges.
 */
export default function PictureViewer({ pictures, at: start, title, onClose }: PictureViewerProps) {
  const [at, setAt] = useState(start)
  const [isEnlarged, setEnlarged] = useState(false)
  const titleId = useId()
  const strip = useRef<HTMLDivElement>(null)
  /** The slide that the strip scrolls to: steps that come while it moves count from there. */
  const aim = useRef(start)
  /** It scrolls there because of a key or button. */
  const isTurning = useRef(false)
  /** The point of the press, in parts of the window. */
  const point = useRef({ x: 0.5, y: 0.5 })
  /** Runs while a press may be the first of two. */
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const waitForSecond = (onSingle: () => void) => {
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      onSingle()
    }, doublePress)
  }
  const dialog = useModal(true, onClose, (shown) => {
    shown.focus()
    if (strip.current) showSlide(strip.current, start, 'instant')
    // The press that opened it may be the first of two.
    waitForSecond(() => {})
  })
  useEffect(() => () => clearTimeout(waiting.current), [])

  // A turned phone keeps its picture.
  useEffect(() => {
    const stay = () => strip.current && showSlide(strip.current, aim.current, 'instant')
    window.addEventListener('resize', stay)
    return () => window.removeEventListener('resize', stay)
  }, [])

  const turn = (by: number) => {
    setEnlarged(false)
    aim.current = Math.min(Math.max(aim.current + by, 0), pictures.length - 1)
    isTurning.current = aim.current !== at
    if (strip.current) showSlide(strip.current, aim.current, prefersReducedMotion() ? 'instant' : 'smooth')
  }
  const toggle = (x: number, y: number) => {
    point.current = { x, y }
    setEnlarged(!isEnlarged)
  }
  const onPress = ({ clientX, clientY }: MouseEvent) => {
    const isSecond = waiting.current !== undefined
    clearTimeout(waiting.current)
    waiting.current = undefined
    if (isPhone() && !isSecond) waitForSecond(onClose)
    else toggle(clientX / window.innerWidth, clientY / window.innerHeight)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = arrowDirections[event.key]
    if (step) {
      event.preventDefault()
      if (isEnlarged) strip.current?.children[at]?.scrollBy(step.x * keyStep, step.y * keyStep)
      else if (step.x !== 0) turn(step.x)
    } else if (event.key === 'Enter' && event.target === event.currentTarget) toggle(0.5, 0.5)
  }

  // The point of the press stays in view.
  useLayoutEffect(() => {
    const frame = strip.current?.children[at]
    if (!frame || !isEnlarged) return
    frame.scrollTo({
      left: point.current.x * (frame.scrollWidth - frame.clientWidth),
      top: point.current.y * (frame.scrollHeight - frame.clientHeight),
      behavior: 'instant',
    })
  }, [at, isEnlarged])

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
        onScroll={({ currentTarget }) => {
          const shown = shownSlide(currentTarget)
          setAt(shown)
          if (shown === aim.current) isTurning.current = false
          else if (!isTurning.current) aim.current = shown
        }}
        className={cx(
          'flex size-full touch-manipulation snap-x snap-mandatory [scrollbar-width:none]',
          isEnlarged ? 'overflow-x-hidden md:cursor-zoom-out' : 'overflow-x-auto md:cursor-zoom-in',
        )}
      >
        {pictures.map((picture, index) => {
          const isLarge = isEnlarged && index === at
          return (
            <div
              // One picture may be there twice.
              key={index}
              className={cx(
                'size-full shrink-0 snap-center [scrollbar-width:none]',
                // Only then: it would keep swipes from the strip.
                isLarge ? 'overflow-auto overscroll-contain' : 'md:px-24 md:py-14',
              )}
            >
              <Picture
                src={picture}
                alt={`${title} ${index + 1}`}
                fit="contain"
                width={isLarge ? 1200 : 960}
                priority={index === start}
                className={cx('bg-black!', isLarge ? 'size-[250%]' : 'size-full')}
              />
            </div>
          )
        })}
      </div>
      <h2
        id={titleId}
        className="nums bg-ink/75 absolute top-4 left-1/2 -translate-x-1/2 rounded-full px-3 text-sm leading-7"
      >
        <span className="sr-only">{title} </span>
        {at + 1} / {pictures.length}
      </h2>
      <button type="button" aria-label="关闭" onClick={onClose} className={cx(buttonLook, 'top-2 right-3')}>
        <X className="size-5" aria-hidden />
      </button>
      {pictures.length > 1 && (
        <div className="max-md:hidden">
          {arrows.map(({ by, label, Icon, side }) => (
            <button
              key={by}
              type="button"
              aria-label={label}
              aria-disabled={pictures[at + by] === undefined}
              onClick={() => turn(by)}
              className={cx(buttonLook, side, 'top-1/2 -translate-y-1/2')}
            >
              <Icon className="size-5" aria-hidden />
            </button>
          ))}
        </div>
      )}
    </dialog>
  )
}
