import type { CSSProperties } from 'react'
import { CategoryPicture } from '@/components/ui/category-picture'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { LayoutGrid } from '@/components/ui/icons/layout-grid'
import { Link } from '@/components/ui/link'
import { toHtml } from '@/components/ui/to-html'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import { CategoryPanel } from './category-panel'
import { categoryHref, shownCategories } from './category-rows'

/**
 * 全部商品分类 with its rows; the panel fetches their fly-outs when it opens. CSS opens the menu on hover or focus, and keeps
 * it open on the home page (category-menu.css). On phones the same list is a sheet.
 */
export function CategoryMenu({ categories }: { categories: readonly CategoryNode[] }) {
  return (
    <div className="category-menu">
      <Link
        href="/items"
        className="rounded-t-control from-accent to-accent-light flex h-11 w-50 items-center justify-center gap-2 bg-linear-to-r text-base font-semibold text-white max-md:hidden"
      >
        <LayoutGrid className="size-4.5" aria-hidden />
        全部商品分类
      </Link>
      <CategoryPanel>
        <div
          className="contents"
          dangerouslySetInnerHTML={{ __html: toHtml(<CategoryList categories={categories} />) }}
        />
      </CategoryPanel>
    </div>
  )
}

function CategoryList({ categories }: { categories: readonly CategoryNode[] }) {
  return (
    <>
      <p className="border-line text-ink flex h-13 items-center border-b px-4 text-base font-semibold md:hidden">
        全部商品分类
      </p>
      <ul className="category-list" data-flyouts="none">
        {shownCategories(categories).map((category) => (
          <CategoryRow key={category.category_id} category={category} />
        ))}
      </ul>
    </>
  )
}

/**
 * The height in rem of a fly-out in the sheet of phones, which keeps its room: a line per child, and one for its own
 * children.
 */
const flyoutRoom = (children: readonly CategoryNode[]): number =>
  children.reduce(
    (sum, { children: leaves }) => sum + 2.25 + Math.ceil(leaves.length / leavesPerLine) * 2.75,
    0,
  )

const leavesPerLine = 4

function CategoryRow({ category }: { category: CategoryNode }) {
  const { children } = category
  return (
    <li
      className="category-row group/row"
      data-category={category.category_id}
      style={{ '--flyout': `${flyoutRoom(children)}rem` } as CSSProperties}
    >
      <div className="group-focus-within/row:bg-page group-hover/row:bg-page flex h-full items-center gap-2 px-3 text-sm max-md:bg-transparent! max-md:py-3">
        <CategoryPicture
          src={category.image_url}
          name={category.category_name}
          className="size-5 shrink-0 max-md:size-7"
        />
        <Link
          href={categoryHref(category)}
          className="text-ink hover:text-brand font-medium whitespace-nowrap"
        >
          {category.category_name}
        </Link>
        <span className="category-few" aria-hidden>
          {children
            .map((child) => child.category_name.replace(category.category_name, ''))
            .filter(Boolean)
            .slice(0, 2)
            .map((name) => (
              <span key={name}>{name}</span>
            ))}
        </span>
        {children.length > 0 && <ChevronRight className="text-faint size-3.5 max-md:hidden" aria-hidden />}
      </div>
    </li>
  )
}
