'use client'
import { useEffect, useState } from 'react'
import { cx } from './cx'
import { Skeleton } from './skeleton'

/** A QR code of `text`. The drawing library is loaded only where a code is shown. */
export function Qr({
  text,
  label = '二维码',
  className,
}: {
  text: string
  label?: string
  className?: string
}) {
  const [drawn, setDrawn] = useState<{ text: string; src: string }>()

  useEffect(() => {
    let wanted = true
    void import('qrcode')
      .then(({ toString }) => toString(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }))
      .then((svg) => {
        if (wanted) setDrawn({ text, src: `data:image/svg+xml,${encodeURIComponent(svg)}` })
      })
    return () => {
      wanted = false
    }
  }, [text])

  return (
    <span className={cx('rounded-control block aspect-square bg-white', className ?? 'size-40')}>
      {drawn?.text === text ? (
        <img src={drawn.src} alt={label} className="size-full" />
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  )
}
