import { cx } from './cx'
import { Picture } from './picture'

interface CategoryPictureProps {
  src: string
  /** Name of the category, which is shown beside the picture. */
  name: string
  className?: string
}

/** The picture of a category; the first character of its name in a tile where it has none. */
export const CategoryPicture = ({ src, name, className }: CategoryPictureProps) =>
  src ? (
    <Picture src={src} alt="" fit="contain" width={240} className={cx('bg-transparent!', className)} />
  ) : (
    <span
      aria-hidden
      className={cx(
        'rounded-control bg-page text-muted flex items-center justify-center text-xs font-medium',
        className,
      )}
    >
      {[...name][0]}
    </span>
  )
