'use client'
import { ImagePlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cx } from '@/components/ui/cx'
import { Picture } from '@/components/ui/picture'
import type { LibraryPicture } from '@/lib/contract/operator/content/picture'

const PicturePicker = lazy(() => import('./picture-picker'))

interface Props {
  /** Purpose of the picture: 图片, 手机图片. */
  label: string
  url: string
  size?: 'small' | 'medium'
  /** The size that fits. */
  hint?: string | undefined
  onChange: (url: string, picture: LibraryPicture) => void
}

/** The chosen picture, or an empty tile; a press opens the library. */
export function PictureTile({ label, url, size = 'medium', hint, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
  }
  return (
    <>
      <button
        type="button"
        aria-label={`${url ? '更换' : '选择'}${label}`}
        aria-haspopup="dialog"
        title={url ? '更换图片' : '选择图片'}
        onClick={() => setOpen(true)}
        className={cx(
          'rounded-control border-line hover:border-link text-faint hover:text-link flex shrink-0 items-center justify-center overflow-hidden border bg-white',
          size === 'medium' ? 'size-16' : 'size-9',
        )}
      >
        {url ? (
          <Picture src={url} alt="" width={240} fit="contain" className="size-full" />
        ) : (
          <ImagePlus className={size === 'medium' ? 'size-6' : 'size-4'} aria-hidden />
        )}
      </button>
      {isOpen && (
        <Suspense>
          <PicturePicker
            hint={hint}
            onClose={close}
            onPick={(picture) => {
              close()
              onChange(picture.url, picture)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
