'use client'
import { Suspense, useRef, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Share2 } from '@/components/ui/icons/share-2'
import { lazyPart } from '@/components/ui/lazy-part'
import { isPhone } from '@/components/ui/use-phone'
import type { ShareTarget } from './share-links'
import type { SharePosition } from './share-panel'

const SharePanel = lazyPart(() => import('./share-panel'), 'SharePanel')

export interface ShareButtonProps extends ShareTarget, SharePosition {
  className?: string
  children?: React.ReactNode
}

/** Milliseconds: the pointer leaves both elements on its way from the button to the panel. */
const grace = 150

/**
 * 分享: opens on hover, focus and click; on phones a sheet, on click. Panel and share info load when it is first opened.
 */
export function ShareButton(props: ShareButtonProps) {
  const { className, children } = props
  /**
   * The data of the panel. It is stored while the panel is closed, so that it is not fetched again for the same
   * product.
   */
  const [target, setTarget] = useState<ShareButtonProps>()
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const show = () => {
    clearTimeout(timer.current)
    setOpen(true)
    // Another SKU may have been selected since.
    if (target?.path !== props.path) setTarget(props)
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
      // The sheet returns the focus to the button when it closes.
      onFocus={() => isPhone() || show()}
      onBlur={(event) => {
        if (!isPhone() && !event.currentTarget.contains(event.relatedTarget)) hide()
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
      {target && (
        <Suspense>
          <SharePanel key={target.path} target={target} place={target} hidden={!open} onClose={hide} />
        </Suspense>
      )}
    </div>
  )
}
