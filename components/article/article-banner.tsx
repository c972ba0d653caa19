import { Picture } from '@/components/ui/picture'
import type { ArticleSite } from './article-data'

/** The banner of article pages. Above it the header has no padding (spec 1 §2; layout/header.css). */
export function ArticleBanner({ banner }: { banner: ArticleSite['banner'] }) {
  const { picture, title, subtitle } = banner
  return (
    <div
      data-header-flush
      className="relative h-48 overflow-hidden bg-linear-to-r from-[#f2f8ff] to-[#c3daf3] max-md:h-24"
    >
      {picture && (
        <Picture
          src={picture}
          alt={title ? '' : '资讯'}
          width={1920}
          priority
          className="absolute! inset-0 bg-transparent! max-md:hidden"
        />
      )}
      {title && (
        <div className="column relative flex h-full flex-col justify-center">
          <p className="text-headline font-bold text-[#123a6b] max-md:text-xl">{title}</p>
          <p className="mt-2 text-base text-[#123a6b] max-md:mt-1 max-md:text-xs">{subtitle}</p>
        </div>
      )}
    </div>
  )
}
