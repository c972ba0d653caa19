import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'

/** A picture of a list. */
export interface Tile {
  url: string
  /** For assistive technology: 商品图片1. */
  name: string
  /** Shown over its lower edge, such as 主图. */
  note: string | undefined
  /** Its size. */
  className: string
  onRemove: () => void
}

interface PictureTileProps extends Tile {
  /** A button around the picture that moves it; without one it stays where it is. */
  mover?: (picture: ReactNode) => ReactNode
}

/** The content of a list item: a picture, its note, and the button that removes it. */
export function PictureTile({ url, name, note, onRemove, mover }: PictureTileProps) {
  // The button that moves it has its name.
  const picture = <Picture src={url} alt={mover ? '' : name} width={240} className="size-full" />
  return (
    <>
      {mover ? (
        mover(picture)
      ) : (
        <div className="rounded-control border-line size-full overflow-hidden border">{picture}</div>
      )}
      {note && (
        <span className="bg-ink/70 rounded-b-control pointer-events-none absolute inset-x-0 bottom-0 text-center text-xs leading-5 text-white">
          {note}
        </span>
      )}
      <button
        type="button"
        aria-label={`删除${name}`}
        onClick={onRemove}
        className="bg-ink/70 hover:bg-brand absolute -top-2.5 -right-2.5 flex size-7 items-center justify-center rounded-full text-white"
      >
        <X className="size-3.5" aria-hidden />
      </button>
    </>
  )
}
