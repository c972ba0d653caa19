'use client'
import { useEffect, useState } from 'react'
import { cx } from './cx'
import { Skeleton } from './skeleton'

/** A QR code of `text`. The QR library is loaded when the first code is shown. */
export function Qr({
  text,
  label = '二维码',
  className,
}: {
  text: string
  label?: string
  className?: string
}) {
  const [code, setCode] = useState<{ text: string; src: string }>()

  useEffect(() => {
    let isCurrent = true
    void import('qrcode')
      .then(({ toString }) => toString(text, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }))
      .then((svg) => {
        if (isCurrent) setCode({ text, src: `data:image/svg+xml,${encodeURIComponent(svg)}` })
      })
    return () => {
      isCurrent = false
    }
  }, [text])

  return (
    <span className={cx('rounded-control block aspect-square bg-white', className ?? 'size-40')}>
      {code?.text === text ? (
        <img src={code.src} alt={label} className="size-full" />
      ) : (
        <Skeleton className="size-full" />
      )}
    </span>
  )
}
