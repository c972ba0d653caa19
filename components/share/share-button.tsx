'use client'
import { Share2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import type { ShareInfo } from './share-links'

const SharePanel = lazy(async () => ({ default: (await import('./share-panel')).SharePanel }))

interface ShareButtonProps {
  /** Goods id of the shared product; absent for other pages. */
  itemId?: number
  /** Path of the page. */
  path: string
  title: string
  /** Path or absolute URL of the picture. */
  picture: string | undefined
  /** The edge of the button with which the panel is aligned. */
  align?: 'left' | 'right'
  /** Opens upwards. */
  up?: boolean
  className?: string
  children?: React.ReactNode
}

/** Milliseconds: the pointer leaves both elements on its way from the button to the panel. */
const grace = 150

/** Reserves the size of the panel while it loads. */
const placeholder = <span className="block h-[9.25rem] w-72" />

const absolute = (address: string) => new URL(address, location.origin).href

/** 分享: opens on hover, focus and click. Panel and share info load when it is first opened. */
export function ShareButton(props: ShareButtonProps) {
  const { itemId, path, title, picture, align = 'left', up = false, className, children } = props
  const [info, setInfo] = useState<ShareInfo | null>(null)
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isRequested = useRef(false)

  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
    if (isRequested.current) return
    isRequested.current = true
    const pageInfo = { url: absolute(path), title, picture: picture ? absolute(picture) : '' }
    void import('./load-share')
      .then(({ loadShare }) => loadShare(itemId, pageInfo))
      .then(setInfo, () => setInfo(pageInfo))
  }
  const hide = () => {
    clearTimeout(timer.current)
    setOpen(false)
  }

  return (
    <div
      className="relative inline-block"
      onPointerEnter={(event) => event.pointerType === 'mouse' && show()}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') timer.current = setTimeout(hide, grace)
      }}
      onFocus={show}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) hide()
      }}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      <button
        type="button"
        aria-expanded={open}
        onClick={show}
        className={cx('hover:text-brand inline-flex items-center gap-1.5 transition-colors', className)}
      >
        {children ?? (
          <>
            <Share2 className="size-[1.15em]" aria-hidden />
            分享
          </>
        )}
      </button>
      {open && (
        <div
          className={cx(
            'rounded-card border-line bg-card text-text shadow-float absolute z-40 w-max border p-4',
            align === 'left' ? 'left-0' : 'right-0',
            up ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          )}
        >
          <Suspense fallback={placeholder}>{info ? <SharePanel info={info} /> : placeholder}</Suspense>
        </div>
      )}
    </div>
  )
}
