import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { pictureAt } from '@/lib/web/picture'

interface LogoProps {
  name: string
  /** The mall's own logo including its name. Without one, or when it fails to load: the default mark and the name. */
  picture?: string
  className?: string
}

/** The logo, a link to the home page. The picture has a box of fixed size, so that nothing beside it moves. */
export function Logo({ name, picture, className }: LogoProps) {
  return (
    <Link href="/" aria-label={`${name}首页`} className={cx('inline-flex shrink-0 items-center', className)}>
      {picture && (
        // PictureWatch marks a failed picture; its box is hidden then, and mark and name show.
        <span className="picture peer h-11 w-48 max-w-[36vw] bg-transparent! has-data-missing:hidden max-md:h-8 max-md:w-35">
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
          // Hidden behind a picture: lazy, so that it is not loaded.
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
