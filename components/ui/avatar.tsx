import { CircleUserRound } from '@/components/ui/icons/circle-user-round'
import { pictureAt } from '@/lib/web/picture'
import { cx } from './cx'

interface AvatarProps {
  /** The path of the picture; empty or absent for the default one. */
  src: string | undefined
  /** The size, such as `size-12`. */
  className: string
}

/** The picture of a member in a circle, or the default one. */
export const Avatar = ({ src, className }: AvatarProps) => (
  <span
    className={cx(
      'bg-page text-faint flex shrink-0 items-center justify-center overflow-hidden rounded-full',
      className,
    )}
  >
    {src ? (
      <img src={pictureAt(src, 240)} alt="" className="size-full object-cover" />
    ) : (
      <CircleUserRound className="size-3/5" strokeWidth={1.25} aria-hidden />
    )}
  </span>
)
