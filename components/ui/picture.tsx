import { pictureAt, type PictureWidth } from '@/lib/web/picture'
import { cx } from './cx'

interface PictureProps {
  /** Address of the picture; empty or missing shows the placeholder. */
  src: string | null | undefined
  /** What it shows; empty when the words beside it already say so. */
  alt: string
  /** Width by height of the box, such as `1/1` or `16/9`. Leave it out when `className` sets both sides. */
  ratio?: string
  /** Pixels of the picture, about twice its box; those of a card are enough for most. */
  width?: PictureWidth
  /** The first thing seen on the page: loaded at once and before others. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  className?: string
}

/**
 * A picture in a box that has its size before anything is loaded. The box is tinted until the picture is there and
 * stays so when there is none; `PictureWatch` in the layout hides pictures that fail, so this stays free of JavaScript.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio, width = 480, priority = false, fit = 'cover', className } = props
  return (
    <span
      className={cx('picture', className)}
      style={ratio ? { aspectRatio: ratio } : undefined}
      {...(src ? {} : { role: 'img', 'aria-label': alt || undefined, 'aria-hidden': alt ? undefined : true })}
    >
      {src ? (
        <img
          src={pictureAt(src, width)}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          {...(priority && { fetchPriority: 'high' as const })}
          {...(fit === 'contain' && { style: { objectFit: fit } })}
        />
      ) : null}
    </span>
  )
}
