import { pictureAt, type PictureWidth } from '@/lib/web/picture'
import { cx } from './cx'

interface PictureProps {
  /** URL; empty or missing shows the placeholder. */
  src: string | null | undefined
  /** Another picture for phones, about twice as wide as their window. */
  phoneSrc?: string | undefined
  /** Empty when the text beside it already describes the picture. */
  alt: string
  /** Aspect ratio of the box, such as `1/1` or `16/9`. Not needed when `className` sets width and height. */
  ratio?: string
  /** Pixel width of the file, about twice the box. The default fits a card. */
  width?: PictureWidth
  /** For the largest picture of the first screen: eager, with high priority. */
  priority?: boolean
  fit?: 'cover' | 'contain'
  className?: string
}

/**
 * A picture in a box of fixed size with a tint until it is loaded. Needs no JavaScript of its own: `PictureWatch` in
 * the frame hides pictures that fail.
 */
export function Picture(props: PictureProps) {
  const { src, phoneSrc, alt, ratio, width = 480, priority = false, fit = 'cover', className } = props
  const image = src && (
    <img
      src={pictureAt(src, width)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      decoding="async"
      {...(priority && { fetchPriority: 'high' as const })}
      {...(fit === 'contain' && { style: { objectFit: fit } })}
    />
  )
  return (
    <span
      className={cx('picture', className)}
      style={ratio ? { aspectRatio: ratio } : undefined}
      {...(src ? {} : { role: 'img', 'aria-label': alt || undefined, 'aria-hidden': alt ? undefined : true })}
    >
      {src ? (
        phoneSrc ? (
          <picture>
            <source media="(max-width: 767px)" srcSet={pictureAt(phoneSrc, 960)} />
            {image}
          </picture>
        ) : (
          image
        )
      ) : null}
    </span>
  )
}
