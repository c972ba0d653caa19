import { Link } from '@/components/ui/link'
import { CategoryMenu } from './category-menu'
import type { FrameData } from './frame-data'

/**
 * 全部商品分类 and the navigation links. Phones have the category sheet only. Links that do not fit scroll sideways; the
 * faded edge on narrow windows shows that there are more.
 */
export function Nav({ categories, site }: Pick<FrameData, 'categories' | 'site'>) {
  return (
    <nav aria-label="主导航" className="bg-card md:border-accent md:border-b-2">
      <div className="column flex items-center md:h-11">
        <CategoryMenu categories={categories} />
        <ul className="ml-4 flex h-full min-w-0 flex-1 [scrollbar-width:none] items-center gap-1 overflow-x-auto max-lg:mask-r-from-[calc(100%-2rem)] max-lg:pr-8 max-md:hidden">
          {site.navigation.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                className="text-ink hover:text-accent max-wide:px-2.5 flex h-11 items-center px-4 text-base font-medium whitespace-nowrap"
              >
                {link.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
