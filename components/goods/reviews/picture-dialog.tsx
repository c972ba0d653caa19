'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'

interface PictureDialogProps {
  pictures: readonly string[]
  /** Index of the clicked picture. */
  at: number
  onClose: () => void
}

const arrow =
  'bg-ink/40 hover:bg-ink/60 absolute top-1/2 flex size-11 -translate-y-1/2 items-center justify-center rounded-full text-white transition-colors'

/** Pictures of a review at full size, with arrows and arrow keys. */
export function PictureDialog({ pictures, at: start, onClose }: PictureDialogProps) {
  const [at, setAt] = useState(start)
  const turn = (by: number) => setAt((at + by + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(-1)
    if (event.key === 'ArrowRight') turn(1)
  }
  return (
    <Dialog open onClose={onClose} title={`晒图 ${at + 1} / ${pictures.length}`} width={640}>
      <div className="relative" onKeyDown={onKeyDown}>
        <Picture
          src={pictures[at]}
          alt={`第 ${at + 1} 张晒图`}
          ratio="1/1"
          fit="contain"
          width={960}
          priority
          className="rounded-card"
        />
        {pictures.length > 1 && (
          <>
            <button type="button" aria-label="上一张" onClick={() => turn(-1)} className={`${arrow} left-3`}>
              <ChevronLeft className="size-5" aria-hidden />
            </button>
            <button
              type="button"
              aria-label="下一张"
              data-autofocus
              onClick={() => turn(1)}
              className={`${arrow} right-3`}
            >
              <ChevronRight className="size-5" aria-hidden />
            </button>
          </>
        )}
      </div>
    </Dialog>
  )
}
