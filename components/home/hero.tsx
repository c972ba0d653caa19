import type { ReactNode } from 'react'
import type { ArticleListItem } from '@/lib/contract/content/article'
import { MemberCard } from './member-card'
import { News } from './news'
import { Shortcuts, type ShortcutsProps } from './shortcuts'

interface HeroProps {
  /** The carousel, 720 × 420. */
  children: ReactNode
  news: readonly ArticleListItem[]
  shortcuts: ShortcutsProps
}

/**
 * The top of the home page: categories, carousel, member card. The header's category menu opens over the left column.
 * Tablets have the carousel alone, which the menu would crop; phones too, 2 : 1.
 */
export function Hero({ children, news, shortcuts }: HeroProps) {
  return (
    <div className="home-hero column max-wide:grid-cols-[min(12.5rem,30%)_minmax(0,1fr)] grid grid-cols-[min(12.5rem,17%)_min(45rem,61%)_minmax(0,1fr)] gap-x-2.5 max-lg:grid-cols-1 max-md:block max-md:pt-3">
      <div aria-hidden className="home-hero-menu max-lg:hidden" />
      <div className="bg-card max-md:rounded-card max-wide:[&_img]:object-left h-105 overflow-hidden max-md:aspect-2/1 max-md:h-auto">
        {children}
      </div>
      <aside className="max-wide:hidden flex min-h-105 flex-col gap-2.5">
        <div className="bg-card flex shrink-0 flex-col">
          <MemberCard />
          <Shortcuts {...shortcuts} />
        </div>
        <News news={news} className="min-h-0 flex-1" />
      </aside>
    </div>
  )
}
