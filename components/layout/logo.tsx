import { Link } from '@/components/ui/link'
import { cx } from '@/components/ui/cx'
import { pictureAt } from '@/lib/web/picture'

interface LogoProps {
  name: string
  /** The mall's own picture, its name included; empty, or one that fails, shows our mark beside the name. */
  picture?: string
  className?: string
}

/** Mark and word of the mall; leads home. The picture has its box before it is loaded, so that nothing beside it moves. */
export function Logo({ name, picture, className }: LogoProps) {
  return (
    <Link href="/" aria-label={`${name}首页`} className={cx('inline-flex shrink-0 items-center', className)}>
      {picture && (
        // `PictureWatch` marks a failed one, which gives its place to what follows.
        <span className="picture peer h-11 w-48 bg-transparent! has-data-missing:hidden max-md:h-8 max-md:w-35">
          <img
            src={pictureAt(picture, 480)}
            alt=""
            style={{ objectFit: 'contain', objectPosition: 'left' }}
          />
        </span>
      )}
      <span
        className={cx(
          'items-center gap-2.5',
          picture ? 'hidden peer-has-data-missing:inline-flex' : 'inline-flex',
        )}
      >
        <img
          src="/images/logo-mark.webp"
          alt=""
          width={40}
          height={40}
          // Behind a picture nobody sees it, and it is not asked for.
          loading={picture ? 'lazy' : 'eager'}
          className="size-10 max-md:size-8"
        />
        <span className="text-ink text-[1.625rem] leading-none font-bold tracking-wide max-md:hidden">
          {name}
        </span>
      </span>
    </Link>
  )
}
